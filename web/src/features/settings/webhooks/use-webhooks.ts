import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreatedWebhookEndpointResponse, WebhookEndpointResponse } from '#shared/api-schema/webhook-endpoints.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const api = client.api['webhook-endpoints']

const webhooksQuery = {
  queryKey: QUERY_KEYS.webhooks,
  queryFn: () => requestJson(api.$get(), ({ webhookEndpointsResponse }) => webhookEndpointsResponse),
  staleTime: 0,
}

/** Adds an address. Throws the codes of the API. */
export const createWebhook = async (url: string): Promise<CreatedWebhookEndpointResponse> => {
  const created = await requestJson(
    api.$post({ json: { url } }),
    ({ createdWebhookEndpointResponse }) => createdWebhookEndpointResponse,
  )
  await queryClient.invalidateQueries({ queryKey: QUERY_KEYS.webhooks })
  return created
}

/** The addresses of the account, and what tests or removes one. `busy` is the id of the address that is worked on. */
export const useWebhooks = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useQuery(webhooksQuery, queryClient)
  const [busy, setBusy] = useState<string | null>(null)

  const run = async (id: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy(id)
    try {
      await work()
      return true
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
      return false
    } finally {
      setBusy(null)
    }
  }
  const update = (change: (endpoints: WebhookEndpointResponse[]) => WebhookEndpointResponse[]) =>
    queryClient.setQueryData<WebhookEndpointResponse[]>(QUERY_KEYS.webhooks, (known) => known && change(known))

  const test = ({ id }: WebhookEndpointResponse) =>
    run(id, async () => {
      const tested = await requestJson(
        api[':id'].test.$post({ param: { id } }),
        ({ webhookEndpointResponse }) => webhookEndpointResponse,
      )
      update((known) => known.map((endpoint) => (endpoint.id === id ? tested : endpoint)))
      if (tested.deliveries[0]?.state === 'delivered')
        toast({ kind: 'success', title: t`Test delivered`, description: t`The address accepted the test message.` })
      else
        toast({
          kind: 'error',
          title: t`Test not delivered`,
          description: t`The address didn’t accept the test message. Check its response in the list of deliveries.`,
        })
    })
  /** Returns whether the address is gone; one that was removed meanwhile is. */
  const remove = ({ id }: WebhookEndpointResponse) =>
    run(id, async () => {
      await requestVoid(api[':id'].$delete({ param: { id } })).catch((error: unknown) => {
        if (toAppError(error).code !== 'not-found') throw error
      })
      update((known) => known.filter((endpoint) => endpoint.id !== id))
      toast({ title: t`Webhook removed`, description: t`We won’t send anything else to this address.` })
    })
  return { list, busy, test, remove }
}
