import { useLingui } from '@lingui/react/macro'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Rejection } from './upload-validation.ts'

/** Says why a file was not taken (spec section 8). */
export const useRejectionToast = () => {
  const { t } = useLingui()
  return (reason: Rejection) => {
    const words: Readonly<Record<Rejection, readonly [string, string]>> = {
      'too-large': [t`File too large`, t`File must be smaller than 10MB`],
      'wrong-type': [t`Invalid file type`, t`Only PDF files are accepted`],
      other: [t`File rejected`, t`Please select a valid PDF file under 10MB`],
    }
    const [title, description] = words[reason]
    toast({ kind: 'error', title, description })
  }
}
