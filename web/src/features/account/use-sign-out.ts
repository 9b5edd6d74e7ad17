import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { signOut } from '#web/platform/auth.ts'
import { toAppError } from '#web/platform/errors.ts'
import { toast } from '#web/ui/toast.ts'

/** Signing out with its toasts (spec section 8). */
export const useSignOut = () => {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)

  const start = async () => {
    setBusy(true)
    try {
      await signOut()
      toast({ title: t`Signed Out`, description: t`You have successfully signed out.` })
    } catch (error) {
      console.warn(toAppError(error))
      toast({ kind: 'error', title: t`Error`, description: t`Could not sign out.` })
    } finally {
      setBusy(false)
    }
  }

  return { busy, start }
}
