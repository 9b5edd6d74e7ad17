import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { prepareSignIn, signIn } from '#web/platform/auth/sign-in.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** Sign-in with its toasts. Call `prepare` on hover or focus: the popup must open within the click. */
export const useSignIn = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const start = async () => {
    setBusy(true)
    try {
      if ((await signIn()) === 'signed-in') {
        toast({
          kind: 'success',
          title: t`Welcome!`,
          description: t`You have successfully authenticated with Google.`,
        })
      }
    } catch (error) {
      const { code, cause } = toAppError(error)
      console.warn(cause ?? error)
      toast({
        kind: 'error',
        title: t`Authentication Error`,
        description:
          code === 'email-taken' || code === 'sign-in-used'
            ? getErrorMessage(error, language)
            : navigator.onLine
              ? t`Could not sign in. Please try again.`
              : t`You’re offline. Everything on this device still works. Sign in when you’re back online.`,
        action: { label: t`Try again`, alt: t`Click the sign-in button again`, onAction: () => void start() },
      })
    } finally {
      setBusy(false)
    }
  }

  return { busy, start, prepare: () => void prepareSignIn() }
}
