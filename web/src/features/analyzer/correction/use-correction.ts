import { useEffect, useMemo, useRef, useState } from 'react'
import type { CorrectedReading } from '#shared/api-schema/corrections.ts'
import type { Country } from '#shared/countries.ts'
import { bareContentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { type ParsedExtraction, scoreExtraction } from '#web/workers/extract/client.ts'
import { mergeRescored } from './merge-rescored.ts'
import { applyReadingRows, type ReadingRow } from './reading-rows.ts'
import { readCorrection, storeCorrection, storeCorrectionScore } from './stored-correction.ts'

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

const withContent = <E extends ParsedExtraction>(
  read: E,
  { personalInfo, sections }: CorrectedReading['content'],
): E => {
  const before = read.parsed.content
  const content = { ...before, sections, personalInfo: { ...before.personalInfo, ...personalInfo } }
  return { ...read, parsed: { ...read.parsed, content } }
}

/** Whether a correction says something else than what was read. A confirmed reading does not. */
const isOther = (read: ResumeContent, corrected: CorrectedReading['content']): boolean =>
  JSON.stringify(bareContentSchema.parse(read)) !== JSON.stringify(bareContentSchema.parse(corrected))

/**
 * What a person confirms or corrects of what was read, and the results with it: rescored on the device at once. The
 * answers for a resume of the account are stored with its cached analysis and in the account.
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
  const storing = useRef(Promise.resolve())
  const target = useMemo(() => ({ resumeId, scored }), [resumeId, scored])
  const store = (reading: CorrectedReading | null) => {
    storing.current = storeCorrection(target, reading).catch(console.warn)
  }
  const extraction = useMemo(
    () => (correction && read ? withContent(read, correction.content) : read),
    [correction, read],
  )

  useEffect(() => {
    if (!extracted) return
    let isStale = false
    readCorrection(target, (stored) => {
      if (!isStale) setAnswered(stored && { ...stored, of: extracted })
    }).catch(console.warn)
    return () => {
      isStale = true
    }
  }, [target, extracted])

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
      if (controller.signal.aborted) return
      setRescored({ key, results: toLocalizedResults(analysis, language) })
      const { overallScore, match } = analysis
      await storing.current
      await storeCorrectionScore(target, { overallScore, matchRate: match?.rate ?? null })
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
    // Corrected jobs were seen with their text.
    const seen: Subject[] = rows && (subject === 'jobs' || subject === 'work') ? ['jobs', 'work'] : [subject]
    const checked = [...new Set([...(correction?.checked ?? []), ...seen])]
    setAnswered({ content, checked, of: extracted })
    store({ content, checked })
    if (rows) {
      void import('./update-draft-reading.ts')
        .then(({ updateDraftReading }) => updateDraftReading({ resumeId, scored }, content, subject))
        .catch(console.warn)
    }
    return true
  }
  const undo = () => {
    setAnswered(null)
    store(null)
  }
  const corrected = correction && rescored?.key === key ? rescored.results : null
  return {
    extraction,
    results: results && corrected ? mergeRescored(results, corrected) : results,
    isCorrected: corrected !== null,
    isEdited: useMemo(
      () => correction !== null && read !== null && isOther(read.parsed.content, correction.content),
      [correction, read],
    ),
    answer,
    undo,
  }
}

export type Correction = Pick<ReturnType<typeof useCorrection>, 'isCorrected' | 'answer' | 'undo'>
