import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import type {
  AccessKeyResponse,
  CreatedAccessKeyResponse,
  createAccessKeyBody,
} from '#shared/api-schema/access-keys.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { withRecentSignIn } from '#web/platform/auth/recent-sign-in.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export type NewAccessKey = z.input<typeof createAccessKeyBody>

const keysQuery = {
  queryKey: QUERY_KEYS.accessKeys,
  queryFn: () => requestJson(client.api['access-keys'].$get(), ({ accessKeysResponse }) => accessKeysResponse),
  staleTime: 0,
}

/** Makes a key after a recent sign-in. Throws `cancelled` when the person does not sign in, and the codes of the API. */
export const createAccessKey = async (input: NewAccessKey): Promise<CreatedAccessKeyResponse> => {
  const action = { name: 'create-access-key', input: JSON.stringify(input) } as const
  const created = await withRecentSignIn(action, () =>
    requestJson(
      client.api['access-keys'].$post({ json: input }),
      ({ createdAccessKeyResponse }) => createdAccessKeyResponse,
    ),
  )
  await queryClient.invalidateQueries({ queryKey: QUERY_KEYS.accessKeys })
  return created
}

/** The keys of the account, and what revokes one. `busy` is the id of the key being revoked. */
export const useAccessKeys = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useQuery(keysQuery, queryClient)
  const [busy, setBusy] = useState<string | null>(null)

  /** Returns whether the key is gone; one that was revoked meanwhile is. */
  const revoke = async ({ id }: AccessKeyResponse): Promise<boolean> => {
    setBusy(id)
    try {
      await requestVoid(client.api['access-keys'][':id'].$delete({ param: { id } })).catch((error: unknown) => {
        if (toAppError(error).code !== 'not-found') throw error
      })
      queryClient.setQueryData<AccessKeyResponse[]>(QUERY_KEYS.accessKeys, (keys) =>
        keys?.filter((key) => key.id !== id),
      )
      toast({ title: t`Key revoked`, description: t`Programs that use this key no longer have access.` })
      return true
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
      return false
    } finally {
      setBusy(null)
    }
  }
  return { list, busy, revoke }
}
