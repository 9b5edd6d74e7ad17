import { Trans, useLingui } from '@lingui/react/macro'
import { AppError, isErrorCode } from '#shared/errors.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import type { DesignRow as Row } from '#web/storage/designs/design-row.ts'
import { deleteDesign } from '#web/storage/designs/designs.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { exportDesign } from './design-file.ts'

interface DesignRowProps {
  row: Row
  canCopy: boolean
  onOpen: () => void
  onCopy: () => void
}

/** A design with where it is saved, and what can be done with it. */
export const DesignRow = ({ row, canCopy, onOpen, onCopy }: DesignRowProps) => {
  const { t } = useLingui()
  const { design, refused, isChanged, updatedAt } = row
  const language = useLanguage()
  const { name, colors } = design.brand
  const date = formatDate(updatedAt, language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <span
          aria-hidden="true"
          className="size-8 shrink-0 rounded-full border border-line"
          style={{ backgroundColor: colors.primary }}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{showName(name)}</span>
            <Badge>{design.design ? <Trans>Design</Trans> : <Trans>Brand</Trans>}</Badge>
            {design.onReports && (
              <Badge>
                <Trans>Used on reports</Trans>
              </Badge>
            )}
          </p>
          <p className="text-ink-soft text-note">
            {isErrorCode(refused) ? (
              <Trans>Saved only on this device: {getErrorMessage(new AppError(refused), language)}</Trans>
            ) : isChanged ? (
              <Trans>Saved on this device. We’ll save your design to your account when you’re online.</Trans>
            ) : (
              <Trans>Saved on {date}</Trans>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button size="small" icon="edit" aria-label={t`Open ${name}`} onClick={onOpen}>
          <Trans>Open</Trans>
        </Button>
        {canCopy && (
          <Button size="small" kind="quiet" icon="copy" aria-label={t`Copy ${name}`} onClick={onCopy}>
            <Trans>Copy</Trans>
          </Button>
        )}
        <Button
          size="small"
          kind="quiet"
          icon="download"
          aria-label={t`Export ${name}`}
          onClick={() => exportDesign(design)}
        >
          <Trans>Export</Trans>
        </Button>
        <AlertDialog
          danger
          trigger={
            <Button size="small" kind="quiet" icon="trash" aria-label={t`Delete ${name}`}>
              <Trans>Delete</Trans>
            </Button>
          }
          title={<Trans>Delete {showName(name)}?</Trans>}
          description={<Trans>Resumes and letters that use this design won’t change. You can’t undo this.</Trans>}
          cancel={<Trans>Keep it</Trans>}
          confirm={<Trans>Delete design</Trans>}
          onConfirm={() => void deleteDesign(row.id)}
        />
      </div>
    </li>
  )
}
