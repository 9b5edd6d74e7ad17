import { useLingui } from '@lingui/react/macro'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { listDrafts } from '#web/storage/drafts/drafts.ts'
import { createLetterDraft } from '#web/storage/drafts/letters.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export interface LetterResumeName {
  readonly id: string
  readonly name: string
}

/**
 * Returns a function that creates a cover letter for a resume. It resolves to the letter's id; to null after a failure,
 * which a toast has reported.
 */
export const useCreateLetter = (resume: LetterResumeName, beforeRead?: () => Promise<void>) => {
  const { t } = useLingui()
  return async (): Promise<string | null> => {
    try {
      await beforeRead?.()
      const names = (await listDrafts()).map(({ name }) => name)
      return await createLetterDraft(resume.id, nextDraftName(t`${resume.name} – letter`, names))
    } catch (error) {
      console.warn(toAppError(error))
      toast({ kind: 'error', title: t`Error`, description: t`We couldn’t create the letter. Please try again.` })
      return null
    }
  }
}
