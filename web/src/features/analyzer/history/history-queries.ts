import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { resumesResponse } from '#shared/api-schema/resumes.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { deleteCached, listOrCached } from './cached-fallback.ts'

export type ResumeSummary = z.infer<typeof resumesResponse>[number]

const fetchPage = async (cursor: string | null) => {
  const query = cursor === null ? {} : { cursor }
  const request = () => requestJson(client.api.resumes.$get({ query }), ({ resumesResponse }) => resumesResponse)
  const rows = await (cursor === null ? listOrCached(request) : request())
  const { createResumesCursor } = await import('#shared/api-schema/resumes.ts')
  return { rows, next: createResumesCursor(rows) }
}

/**
 * Whether a CV of the account belongs in a list of analyses. The text of a draft is uploaded when its document is generated,
 * without a file and without a run: it is no analysis. `drafts` are those of the account, null while they load.
 */
export const isAnalysis = (
  { id, fileName, stage, overallScore }: ResumeSummary,
  drafts: readonly { readonly resumeId: string | null }[] | null,
): boolean => {
  if (fileName !== null || stage !== null || overallScore !== null) return true
  return drafts !== null && !drafts.some(({ resumeId }) => resumeId === id)
}

/** The analyses of the account by pages, newest first. Offline the first page is what the device has. */
export const resumesQuery = infiniteQueryOptions({
  queryKey: [...QUERY_KEYS.resumes, 'list'],
  queryFn: ({ pageParam }) => fetchPage(pageParam),
  initialPageParam: ((): string | null => null)(),
  getNextPageParam: (page) => page.next,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
})

/** The analyzed versions of a resume, oldest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.resumes, id, 'history'],
    queryFn: () =>
      requestJson(client.api.resumes[':id'].history.$get({ param: { id } }), ({ historyResponse }) => historyResponse),
  })

/** Deletes a CV and its results on the server, in the cache and in the list. */
export const deleteResume = async (id: string): Promise<void> => {
  await requestVoid(client.api.resumes[':id'].$delete({ param: { id } }))
  deleteCached(id)
  queryClient.setQueryData(
    resumesQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) })),
      },
  )
  queryClient.removeQueries({ queryKey: [...QUERY_KEYS.resumes, id] })
}
