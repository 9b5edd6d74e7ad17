import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import { type ExtractedDocument, getDocumentText } from '#shared/parser/extracted-document.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { isSameResume } from '#shared/scoring/same-resume.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { fetchExtracted } from '../run/analysis-requests.ts'
import { resumeQuery } from '../run/use-resume-query.ts'
import { getExtractedOrCached } from './cached-fallback.ts'
import { resumesQuery } from './history-queries.ts'
import { findPreviousAnalysis } from './previous-analysis.ts'

/** The results of an earlier version of the same CV, by file name and text, with the same engine version; else null. */
export const usePreviousResults = (
  id: string,
  current: ResumeResponse | undefined,
  extracted: ExtractedDocument | null,
): AnalysisResults | null => {
  const language = useLanguage()
  const results = current?.analysisResults ?? null
  const list = useInfiniteQuery({ ...resumesQuery, enabled: results !== null }, queryClient)
  const previous = findPreviousAnalysis(list.data ?? [], id)
  const before = useQuery({ ...resumeQuery(previous?.id ?? '', language), enabled: previous !== null }, queryClient)
  const text = useQuery(
    {
      queryKey: ['extracted', previous?.id],
      queryFn: ({ signal }) =>
        getExtractedOrCached(previous?.id ?? '', () => fetchExtracted(previous?.id ?? '', signal)),
      enabled: previous !== null,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  ).data
  const found = before.data?.analysisResults ?? null
  if (!found || !text || !extracted || found.engineVersion !== results?.engineVersion) return null
  return isSameResume(getDocumentText(extracted), getDocumentText(text)) ? found : null
}
