import { Trans, useLingui } from '@lingui/react/macro'
import type { ProposalResponse } from '#shared/api-schema/proposals.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { showName } from '#web/ui/shown-name.tsx'
import { ChangesDialog } from './changes-dialog.tsx'

interface ProposalDialogProps {
  proposal: ProposalResponse
  /** Every change was accepted or declined. */
  onDecided: () => void
  onClose: () => void
}

/** The changes that an agent proposes. */
export const ProposalDialog = ({ proposal: { keyName, createdAt, changes }, ...props }: ProposalDialogProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const name = showName(keyName)
  const date = formatDate(createdAt, language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ChangesDialog
      title={t`Proposed changes`}
      description={
        <Trans>
          From {name}, {date}. Before you accept a change, make sure it’s accurate.
        </Trans>
      }
      changes={changes}
      {...props}
    />
  )
}
