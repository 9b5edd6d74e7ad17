import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useInterruptedAction } from '#web/platform/auth/interrupted-action.ts'
import { withRecentSignIn } from '#web/platform/auth/recent-sign-in.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const refreshPlan = () =>
  Promise.all(
    [QUERY_KEYS.status, QUERY_KEYS.usage, QUERY_KEYS.user].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** Cancels the subscription at the end of its period. */
export const useCancelSubscription = ({ googleId }: UserResponse) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const cancel = async () => {
    setBusy(true)
    try {
      await withRecentSignIn({ name: 'cancel-subscription', input: '' }, () =>
        requestVoid(client.api.subscription.cancel.$post({ json: { googleId } })),
      )
      await refreshPlan()
      toast({
        kind: 'success',
        title: t`Subscription canceled`,
        description: t`Your subscription has been canceled. You keep access until the end of the current period.`,
      })
    } catch (error) {
      if (toAppError(error).code === 'cancelled') return
      const reason = getErrorMessage(error, language)
      toast({ kind: 'error', title: t`Error`, description: reason || t`We couldn’t cancel your subscription` })
    } finally {
      setBusy(false)
    }
  }

  useInterruptedAction('cancel-subscription', () => void cancel())

  return { busy, cancel }
}

/** Revokes a cancellation before the period ends. */
export const useReactivateSubscription = ({ googleId }: UserResponse) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const reactivate = async () => {
    setBusy(true)
    try {
      await withRecentSignIn({ name: 'resume-subscription', input: '' }, () =>
        requestVoid(client.api.subscription.resume.$post({ json: { googleId } })),
      )
      await refreshPlan()
      toast({ kind: 'success', title: t`Subscription resumed`, description: t`Your plan will renew as before.` })
    } catch (error) {
      if (toAppError(error).code === 'cancelled') return
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    } finally {
      setBusy(false)
    }
  }
  useInterruptedAction('resume-subscription', () => void reactivate())

  return { busy, resume: reactivate }
}

/** Opens the payment provider's portal, which links back to the settings. */
export const useBillingPortal = ({ googleId }: UserResponse) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const open = async () => {
    setBusy(true)
    try {
      const call = client.api.subscription.portal.$post({ json: { googleId, language } })
      location.assign((await requestJson(call, ({ portalResponse }) => portalResponse)).url)
    } catch (error) {
      setBusy(false)
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    }
  }

  return { busy, open }
}
