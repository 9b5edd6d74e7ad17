import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { type createShareBody, SHARE_PATH, type ShareResponse } from '#shared/api-schema/shares.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export type NewShare = z.input<typeof createShareBody>

const sharesQuery = {
  queryKey: QUERY_KEYS.shares,
  queryFn: () => requestJson(client.api.shares.$get(), ({ sharesResponse }) => sharesResponse),
  staleTime: 0,
}

/** The address that a link is sent by. */
export const getShareUrl = ({ id }: Pick<ShareResponse, 'id'>): string => `${location.origin}${SHARE_PATH}${id}`

/** Makes a link. Throws the codes of the API; `not-found` when the draft has not reached the account yet. */
export const createShare = async (json: NewShare): Promise<ShareResponse> => {
  const created = await requestJson(client.api.shares.$post({ json }), ({ shareResponse }) => shareResponse)
  await queryClient.invalidateQueries({ queryKey: QUERY_KEYS.shares })
  return created
}

/** The links of the account, and what turns one off. `busy` is the id of the link being turned off. */
export const useShares = (enabled = true) => {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useQuery({ ...sharesQuery, enabled }, queryClient)
  const [busy, setBusy] = useState<string | null>(null)

  /** Returns whether the link is off; one that was turned off meanwhile is. */
  const turnOff = async ({ id }: ShareResponse): Promise<boolean> => {
    setBusy(id)
    try {
      await requestVoid(client.api.shares[':id'].$delete({ param: { id } })).catch((error: unknown) => {
        if (toAppError(error).code !== 'not-found') throw error
      })
      queryClient.setQueryData<ShareResponse[]>(QUERY_KEYS.shares, (shares) => shares?.filter((one) => one.id !== id))
      toast({ title: t`Link turned off`, description: t`Nobody can open the link anymore.` })
      return true
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
      return false
    } finally {
      setBusy(null)
    }
  }
  return { list, busy, turnOff }
}
