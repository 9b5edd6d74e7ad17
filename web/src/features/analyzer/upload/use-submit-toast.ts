import { useLingui } from '@lingui/react/macro'
import { toast } from '#web/ui/feedback/toast.ts'
import type { SubmitProblem } from './upload-validation.ts'

/** Says why an analysis may not start (spec section 5). */
export const useSubmitToast = () => {
  const { t } = useLingui()
  return (problem: SubmitProblem) => {
    const words: Readonly<Record<SubmitProblem, readonly [string, string]>> = {
      nothing: [t`Validation Error`, t`Please select a PDF file or enter text`],
      'sign-in': [t`Authentication Required`, t`You must sign in to analyze your resume`],
      limit: [t`Limit Reached`, t`You've reached the analysis limit for your plan. Upgrade your plan to continue.`],
      'too-short': [t`Validation Error`, t`Resume text must be at least 50 characters`],
    }
    const [title, description] = words[problem]
    toast({ kind: 'error', title, description })
  }
}
