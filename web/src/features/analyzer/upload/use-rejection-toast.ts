import { useLingui } from '@lingui/react/macro'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Rejection } from './upload-validation.ts'

/** Returns a function that shows why a file was rejected. */
export const useRejectionToast = () => {
  const { t } = useLingui()
  return (reason: Rejection) => {
    const messages: Readonly<Record<Rejection, readonly [string, string]>> = {
      'too-large': [t`File too large`, t`File must be smaller than 10MB`],
      'wrong-type': [t`Invalid file type`, t`Only PDF files are accepted`],
      other: [t`File rejected`, t`Please select a valid PDF file under 10MB`],
    }
    const [title, description] = messages[reason]
    toast({ kind: 'error', title, description })
  }
}
