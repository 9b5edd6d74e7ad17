import { useEffect, useState } from 'react'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { useSearchParams } from '#web/ui/router/router.tsx'

export type Confirmation =
  | { readonly step: 'waiting' }
  | { readonly step: 'signed-out' }
  | { readonly step: 'confirmed'; readonly status: SubscriptionStatusResponse; readonly paid: boolean }
  /** There is no active subscription. */
  | { readonly step: 'nothing' }
  | { readonly step: 'failed'; readonly error: unknown }

interface Person {
  readonly googleId: string
  readonly email: string
}

/** Ids that the payment provider adds to the URL: of a payment, or of a card that was saved for a trial. */
interface ReturnedIds {
  readonly paymentIntentId: string | null
  readonly setupIntentId: string | null
}

/** Confirms what the URL names, or syncs the subscription when it names nothing. */
const requestStatus = ({ googleId, email }: Person, { paymentIntentId, setupIntentId }: ReturnedIds) => {
  if (paymentIntentId) return client.api.subscription.confirm.$post({ json: { googleId, paymentIntentId } })
  if (setupIntentId) return client.api.subscription.trial.start.$post({ json: { googleId, setupIntentId } })
  return client.api.subscription.sync.$post({ json: { googleId, email } })
}

const confirm = async (person: Person, ids: ReturnedIds): Promise<Confirmation> => {
  const status = await requestJson(
    requestStatus(person, ids),
    ({ subscriptionStatusResponse }) => subscriptionStatusResponse,
  )
  for (const queryKey of [QUERY_KEYS.status, QUERY_KEYS.usage, QUERY_KEYS.user])
    void queryClient.invalidateQueries({ queryKey })
  return status.status === 'active'
    ? { step: 'confirmed', status, paid: ids.paymentIntentId !== null }
    : { step: 'nothing' }
}

/** Confirms the payment in the URL with the server. `retry` requests it again. */
export const usePaymentConfirmation = () => {
  const session = useSession()
  const [query] = useSearchParams()
  const paymentIntentId = query.get('payment_intent')
  const setupIntentId = query.get('setup_intent')
  const [confirmation, setConfirmation] = useState<Confirmation>({ step: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const googleId = session.user?.googleId
  const email = session.user?.email

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt requests it again
  useEffect(() => {
    if (!googleId || !email) return
    let isCurrent = true
    setConfirmation({ step: 'waiting' })
    const run = async () => {
      const next = await confirm({ googleId, email }, { paymentIntentId, setupIntentId }).catch(
        (error: unknown): Confirmation => {
          console.warn(toAppError(error))
          return { step: 'failed', error }
        },
      )
      if (isCurrent) setConfirmation(next)
    }
    void run()
    return () => {
      isCurrent = false
    }
  }, [googleId, email, paymentIntentId, setupIntentId, attempt])

  const retry = () => setAttempt((n) => n + 1)
  if (session.status === 'signed-out') return { confirmation: { step: 'signed-out' } as const, retry }
  if (session.status === 'unreachable')
    return { confirmation: { step: 'failed', error: session.error } as const, retry: session.retry }
  return { confirmation, retry }
}
