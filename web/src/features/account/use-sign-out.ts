import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import { signOut } from '#web/platform/auth/sign-in.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { countAccountDrafts, deleteAccountDrafts } from './local-drafts.ts'

/** Sign-out with its toasts. `drafts`: number of local drafts to ask about first; null while nothing is asked. */
export const useSignOut = () => {
  const { t } = useLingui()
  const [drafts, setDrafts] = useState<number | null>(null)

  const leave = async (what: 'keep' | 'erase') => {
    const id = getAccountHint()
    setDrafts(null)
    try {
      await signOut()
      if (what === 'erase' && id !== null) await deleteAccountDrafts(id)
      toast({ title: t`Signed Out`, description: t`You have successfully signed out.` })
    } catch (error) {
      console.warn(toAppError(error))
      toast({ kind: 'error', title: t`Error`, description: t`Could not sign out.` })
    }
  }

  const start = async () => {
    const found = await countAccountDrafts().catch(() => 0)
    if (found > 0) setDrafts(found)
    else await leave('keep')
  }

  return { drafts, start, leave, stay: () => setDrafts(null) }
}
