import { useEffect, useMemo, useState } from 'react'
import type { Country } from '#shared/countries.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import type { CorrectedReading } from '#web/storage/analyses/analysis-cache.ts'
import { type ParsedExtraction, scoreExtraction } from '#web/workers/extract/client.ts'
import { mergeRescored } from './merge-rescored.ts'
import { applyReadingRows, type ReadingRow } from './reading-rows.ts'
import { readCorrection, storeCorrection } from './stored-correction.ts'

interface CorrectionSource<E extends ParsedExtraction> {
  /** Id of the resume in the account; null when it was scored on this device. */
  readonly resumeId: string | null
  /** What was scored on this device. */
  readonly scored?: object | undefined
  /** Null while it loads. */
  readonly extraction: E | null
  readonly results: AnalysisResults | null
  readonly jobAd: string
  readonly country: Country | undefined
}

type Answered = CorrectedReading & { readonly of: ParsedExtraction['extracted'] }

/**
 * What a person confirms or corrects of what was read, and the results with it: rescored on the device at once. The
 * answers for a resume of the account stay on the device with its cached analysis.
 */
export const useCorrection = <E extends ParsedExtraction>({
  resumeId,
  scored,
  extraction: read,
  results,
  jobAd,
  country,
}: CorrectionSource<E>) => {
  const language = useLanguage()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [rescored, setRescored] = useState<{ readonly key: string; readonly results: AnalysisResults } | null>(null)
  const extracted = read?.extracted ?? null
  const correction = answered && answered.of === extracted ? answered : null
  const extraction = useMemo(
    () => (correction && read ? { ...read, parsed: { ...read.parsed, content: correction.content } } : read),
    [correction, read],
  )

  useEffect(() => {
    if (!extracted) return
    let isStale = false
    readCorrection({ account: getAccountHint(), resumeId, scored }).then(
      (stored) => !isStale && stored && setAnswered({ ...stored, of: extracted }),
      console.warn,
    )
    return () => {
      isStale = true
    }
  }, [resumeId, scored, extracted])

  const key = JSON.stringify([correction?.checked, correction?.content, language])
  const now = results?.analyzedAt ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the correction and the language
  useEffect(() => {
    if (!correction || !extraction || now === null) return
    const controller = new AbortController()
    const options = { language, job: jobAd, country, now, checked: correction.checked }
    const rescore = async () => {
      const analysis = await scoreExtraction(controller.signal, { ...extraction, score: null }, options)
      const { toLocalizedResults } = await import('../local-scoring/score-locally.ts')
      if (!controller.signal.aborted) setRescored({ key, results: toLocalizedResults(analysis, language) })
    }
    rescore().catch((error: unknown) => {
      if (!controller.signal.aborted) console.warn('not rescored', error)
    })
    return () => controller.abort()
  }, [key, now, jobAd, country])

  /** Confirms what was read of a part, or with rows corrects it. Returns whether its fields take the text. */
  const answer = (subject: Subject, rows: readonly ReadingRow[] | null): boolean => {
    if (!extraction || !extracted) return false
    const content = rows ? applyReadingRows(extraction.parsed.content, subject, rows) : extraction.parsed.content
    if (!content) return false
    // Corrected jobs were seen with what was told in them.
    const seen: Subject[] = rows && (subject === 'jobs' || subject === 'work') ? ['jobs', 'work'] : [subject]
    const checked = [...new Set([...(correction?.checked ?? []), ...seen])]
    setAnswered({ content, checked, of: extracted })
    storeCorrection({ account: getAccountHint(), resumeId, scored }, { content, checked })
    if (rows) {
      void import('./update-draft-reading.ts')
        .then(({ updateDraftReading }) => updateDraftReading({ resumeId, scored }, content, subject))
        .catch(console.warn)
    }
    return true
  }
  const undo = () => {
    setAnswered(null)
    storeCorrection({ account: getAccountHint(), resumeId, scored }, null)
  }
  const corrected = correction && rescored?.key === key ? rescored.results : null
  return {
    extraction,
    results: results && corrected ? mergeRescored(results, corrected) : results,
    isCorrected: corrected !== null,
    answer,
    undo,
  }
}

export type Correction = Pick<ReturnType<typeof useCorrection>, 'isCorrected' | 'answer' | 'undo'>
