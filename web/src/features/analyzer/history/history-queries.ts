import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { resumesResponse } from '#shared/api-schema/responses.ts'
import { client, requestJson, requestVoid } from '#web/platform/api.ts'
import { KEYS } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { forgetRow, listOrSeen } from './seen.ts'

export type PastRow = z.infer<typeof resumesResponse>[number]

export const resumesQuery = queryOptions({
  queryKey: [...KEYS.resumes, 'list'],
  queryFn: () => listOrSeen(() => requestJson(client.api.resumes.$get(), resumesResponse)),
})

/** Deletes a CV with its results at the server, and from the list. */
export const deleteResume = async (id: string): Promise<void> => {
  await requestVoid(client.api.resumes[':id'].$delete({ param: { id } }))
  forgetRow(id)
  queryClient.setQueryData(resumesQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id))
  queryClient.removeQueries({ queryKey: [...KEYS.resumes, id] })
}
