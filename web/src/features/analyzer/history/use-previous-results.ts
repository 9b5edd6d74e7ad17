import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { resumeQuery } from '../run/use-resume-query.ts'
import { resumesQuery } from './history-queries.ts'
import { findPreviousAnalysis } from './previous-analysis.ts'

/** The previous results, when they have the same engine version; scores of different versions are not comparable. */
export const usePreviousResults = (id: string, current: ResumeResponse | undefined): AnalysisResults | null => {
  const language = useLanguage()
  const results = current?.analysisResults ?? null
  const list = useInfiniteQuery({ ...resumesQuery, enabled: results !== null }, queryClient)
  const previous = findPreviousAnalysis(list.data ?? [], id)
  const before = useQuery({ ...resumeQuery(previous?.id ?? '', language), enabled: previous !== null }, queryClient)
  const found = before.data?.analysisResults ?? null
  return found && found.engineVersion === results?.engineVersion ? found : null
}
