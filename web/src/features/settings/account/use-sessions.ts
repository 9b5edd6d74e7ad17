import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionsResponse } from '#shared/api-schema/account.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { signOutEverywhere } from '#web/platform/auth/sign-in.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export type AccountSession = SessionsResponse[number]

const sessionsQuery = {
  queryKey: QUERY_KEYS.sessions,
  queryFn: () => requestJson(client.api.account.sessions.$get(), ({ sessionsResponse }) => sessionsResponse),
  staleTime: 0,
}

/** The sessions of the account, and what ends them. `busy` is the id of the session being ended, `others` or `all`. */
export const useSessions = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useQuery(sessionsQuery, queryClient)
  const [busy, setBusy] = useState<string | null>(null)

  const end = async (what: string, call: () => Promise<void>, description: string): Promise<boolean> => {
    setBusy(what)
    try {
      await call()
      toast({ title: t`Signed Out`, description })
      return true
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
      return false
    } finally {
      setBusy(null)
    }
  }
  const keep = (filter: (session: AccountSession) => boolean) =>
    queryClient.setQueryData<SessionsResponse>(QUERY_KEYS.sessions, (before) => before?.filter(filter))

  return {
    list,
    busy,
    /** Ends one session; one that has ended meanwhile counts as ended. */
    endOne: (session: AccountSession) =>
      end(
        session.id,
        async () => {
          const call = client.api.account.sessions[':id'].$delete({ param: { id: session.id } })
          await requestVoid(call).catch((error: unknown) => {
            if (toAppError(error).code !== 'not-found') throw error
          })
          keep(({ id }) => id !== session.id)
        },
        t`That device was signed out.`,
      ),
    endOthers: () =>
      end(
        'others',
        async () => {
          await requestVoid(client.api.account.sessions.$delete())
          keep(({ current }) => current)
        },
        t`All other devices were signed out.`,
      ),
    endAll: () => end('all', signOutEverywhere, t`You’ve been signed out on all devices.`),
  }
}
