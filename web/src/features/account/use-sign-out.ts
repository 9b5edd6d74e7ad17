import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { signOut } from '#web/platform/auth.ts'
import { toAppError } from '#web/platform/errors.ts'
import { accountHint } from '#web/platform/session-hint.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { countOwnDrafts, eraseDrafts } from './device-drafts.ts'

/** Signing out with its toasts (spec section 8). `drafts` is how many to ask about first; null asks nothing. */
export const useSignOut = () => {
  const { t } = useLingui()
  const [drafts, setDrafts] = useState<number | null>(null)

  const leave = async (what: 'keep' | 'erase') => {
    const id = accountHint()
    setDrafts(null)
    try {
      await signOut()
      if (what === 'erase' && id !== null) await eraseDrafts(id)
      toast({ title: t`Signed Out`, description: t`You have successfully signed out.` })
    } catch (error) {
      console.warn(toAppError(error))
      toast({ kind: 'error', title: t`Error`, description: t`Could not sign out.` })
    }
  }

  const start = async () => {
    const found = await countOwnDrafts().catch(() => 0)
    if (found > 0) setDrafts(found)
    else await leave('keep')
  }

  return { drafts, start, leave, stay: () => setDrafts(null) }
}
