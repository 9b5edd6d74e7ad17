import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { getResumeOrCached } from '../history/cached-fallback.ts'
import { getPollDelay } from './polling.ts'

/** A resume with its results in `language`; offline as this device has cached it. */
export const resumeQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.resumes, id, language],
    queryFn: ({ signal }) =>
      getResumeOrCached(id, language, () =>
        requestJson(
          client.api.resumes[':id'].$get({ param: { id }, query: { language } }, { init: { signal } }),
          ({ resumeResponse }) => resumeResponse,
        ),
      ),
  })

/** A resume with its results in the interface language. Polled while an analysis runs and the page is visible. */
export const useResumeQuery = (id: string | null, watching: boolean) => {
  const language = useLanguage()
  return useQuery(
    {
      ...resumeQuery(id ?? '', language),
      enabled: id !== null,
      // The screen that shows an error loads later: what it reads is not known when the error comes.
      notifyOnChangeProps: 'all',
      placeholderData: (before) => (before?.id === id ? before : undefined),
      refetchInterval: ({ state }) => getPollDelay(state.data, watching, state.errorUpdateCount),
    },
    queryClient,
  )
}
