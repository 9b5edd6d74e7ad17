import { queryOptions, useQuery } from '@tanstack/react-query'
import { resumeResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson } from '#web/platform/api.ts'
import { KEYS } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { resumeOrSeen } from '../history/seen.ts'
import { pollDelay } from './polling.ts'

export const resumeQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...KEYS.resumes, id, language],
    queryFn: ({ signal }) =>
      resumeOrSeen(id, language, () =>
        requestJson(
          client.api.resumes[':id'].$get({ param: { id }, query: { language } }, { init: { signal } }),
          resumeResponse,
        ),
      ),
  })

/** A resume with its results in the language on screen; asked for again while an analysis runs, never while hidden. */
export const useResume = (id: string | null, watching: boolean) => {
  const language = useLanguage()
  return useQuery(
    {
      ...resumeQuery(id ?? '', language),
      enabled: id !== null,
      placeholderData: (before) => (before?.id === id ? before : undefined),
      refetchInterval: ({ state }) => pollDelay(state.data, watching, state.errorUpdateCount),
    },
    queryClient,
  )
}
