import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { getDraftPath, listDrafts } from '#web/storage/drafts/drafts.ts'
import { createLetterDraft } from '#web/storage/drafts/letters.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { MenuItem } from '#web/ui/menu.tsx'

interface WriteLetterItemProps {
  resume: { readonly id: string; readonly name: string }
  /** Called before the resume is read, to store what is not stored yet. */
  beforeRead?: () => Promise<void>
}

/** Creates a cover letter for a resume and opens it. */
export const WriteLetterItem = ({ resume, beforeRead }: WriteLetterItemProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const create = async () => {
    try {
      await beforeRead?.()
      const names = (await listDrafts()).map(({ name }) => name)
      const id = await createLetterDraft(resume.id, nextDraftName(t`${resume.name} – letter`, names))
      await navigate(getDraftPath(id))
      scrollTo({ top: 0 })
    } catch (error) {
      console.warn(toAppError(error))
      toast({ kind: 'error', title: t`Error`, description: t`We couldn’t create the letter. Please try again.` })
    }
  }
  return (
    <MenuItem icon="mail" onSelect={() => void create()}>
      <Trans>Write a cover letter</Trans>
    </MenuItem>
  )
}
