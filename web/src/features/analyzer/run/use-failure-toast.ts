import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { ERRORS } from '#shared/errors.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** Returns a function that shows why an analysis failed: server errors get a generic message, others their cause. */
export const useFailureToast = () => {
  const { t } = useLingui()
  const language = useLanguage()
  return useCallback(
    (error: unknown) => {
      const { code } = toAppError(error)
      if (code === 'unauthenticated') return
      if (code === 'limit-reached') {
        toast({
          kind: 'error',
          title: t`Limit Reached`,
          description: t`You've reached the analysis limit for your plan. Upgrade your plan to continue.`,
        })
        return
      }
      const generic = t`Error processing resume. Please try again.`
      const isServerError = ERRORS[code].status >= 500
      toast({
        kind: 'error',
        title: t`Error`,
        description: isServerError ? generic : `${generic} ${getErrorMessage(error, language)}`,
      })
    },
    [t, language],
  )
}
