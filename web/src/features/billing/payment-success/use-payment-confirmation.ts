import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type SubscriptionStatusResponse, subscriptionStatusResponse } from '#shared/api-schema/responses.ts'
import { client, requestJson } from '#web/platform/api.ts'
import { toAppError } from '#web/platform/errors.ts'
import { KEYS } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { useSession } from '#web/platform/session.ts'

export type Confirmation =
  | { readonly step: 'waiting' }
  | { readonly step: 'signed-out' }
  | { readonly step: 'confirmed'; readonly status: SubscriptionStatusResponse; readonly paid: boolean }
  /** Nothing was paid, or what was paid is no longer in force. */
  | { readonly step: 'nothing' }
  | { readonly step: 'failed'; readonly error: unknown }

interface Person {
  readonly googleId: string
  readonly email: string
}

/** With an intent in the address it is confirmed; without one the provider is asked how things stand. */
const askServer = ({ googleId, email }: Person, paymentIntentId: string | null) =>
  paymentIntentId
    ? client.api.subscription.confirm.$post({ json: { googleId, paymentIntentId } })
    : client.api.subscription.sync.$post({ json: { googleId, email } })

const confirm = async (person: Person, intent: string | null): Promise<Confirmation> => {
  const status = await requestJson(askServer(person, intent), subscriptionStatusResponse)
  for (const queryKey of [KEYS.status, KEYS.usage, KEYS.user]) void queryClient.invalidateQueries({ queryKey })
  return status.status === 'active' ? { step: 'confirmed', status, paid: intent !== null } : { step: 'nothing' }
}

/** Waits for the server's word on the payment in the address; `retry` asks again. */
export const useConfirmation = () => {
  const session = useSession()
  const [query] = useSearchParams()
  const intent = query.get('payment_intent')
  const [answer, setAnswer] = useState<Confirmation>({ step: 'waiting' })
  const [round, setRound] = useState(0)
  const googleId = session.user?.googleId
  const email = session.user?.email

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!googleId || !email) return
    let current = true
    setAnswer({ step: 'waiting' })
    const run = async () => {
      const next = await confirm({ googleId, email }, intent).catch((error: unknown): Confirmation => {
        console.warn(toAppError(error))
        return { step: 'failed', error }
      })
      if (current) setAnswer(next)
    }
    void run()
    return () => {
      current = false
    }
  }, [googleId, email, intent, round])

  const retry = () => setRound((n) => n + 1)
  if (session.status === 'signed-out') return { confirmation: { step: 'signed-out' } as const, retry }
  if (session.status === 'unreachable')
    return { confirmation: { step: 'failed', error: session.error } as const, retry: session.retry }
  return { confirmation: answer, retry }
}
