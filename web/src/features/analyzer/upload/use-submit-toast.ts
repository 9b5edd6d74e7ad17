import { useLingui } from '@lingui/react/macro'
import { toast } from '#web/ui/feedback/toast.ts'
import type { SubmitProblem } from './upload-validation.ts'

/** Returns a function that shows why an analysis cannot start. */
export const useSubmitToast = () => {
  const { t } = useLingui()
  return (problem: SubmitProblem) => {
    const messages: Readonly<Record<SubmitProblem, readonly [string, string]>> = {
      nothing: [t`Validation Error`, t`Please select a PDF file or enter text`],
      'sign-in': [t`Authentication Required`, t`You must sign in to analyze your resume`],
      limit: [t`Limit Reached`, t`You've reached the analysis limit for your plan. Upgrade your plan to continue.`],
      'too-short': [t`Validation Error`, t`Resume text must be at least 50 characters`],
    }
    const [title, description] = messages[problem]
    toast({ kind: 'error', title, description })
  }
}
