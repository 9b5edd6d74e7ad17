import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { resumesResponse } from '#shared/api-schema/resumes.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { deleteCached, listOrCached } from './cached-fallback.ts'

export type ResumeSummary = z.infer<typeof resumesResponse>[number]

export const resumesQuery = queryOptions({
  queryKey: [...QUERY_KEYS.resumes, 'list'],
  queryFn: () => listOrCached(() => requestJson(client.api.resumes.$get(), resumesResponse)),
})

/** Deletes a CV and its results on the server, in the cache and in the list. */
export const deleteResume = async (id: string): Promise<void> => {
  await requestVoid(client.api.resumes[':id'].$delete({ param: { id } }))
  deleteCached(id)
  queryClient.setQueryData(resumesQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id))
  queryClient.removeQueries({ queryKey: [...QUERY_KEYS.resumes, id] })
}
