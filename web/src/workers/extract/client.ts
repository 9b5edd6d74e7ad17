import { proxy } from 'comlink'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { AnalysisLevel } from '#shared/plans.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import type { WordingReview } from '#shared/scoring/suggestions/review-wording.ts'
import type { Suggestion } from '#shared/scoring/suggestions/suggestion.ts'
import { createWorkerClient, type WorkerClient } from '../worker-client.ts'
import type { ExtractApi, ExtractionResult, ParsedExtraction, ResumeData, ScoreOptions } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

export type { ExtractionResult, ParsedExtraction, ScoreOptions } from './protocol.ts'

/** Longest run of one call; after that the worker is terminated and a new one warmed up. */
const DEADLINE_MS = 8_000

let workerClient: WorkerClient<ExtractApi> | undefined
let latestExtraction: AbortController | undefined

const getClient = (): WorkerClient<ExtractApi> => {
  workerClient ??= createWorkerClient<ExtractApi>({
    start: () => new Worker(workerUrl, { type: 'module', name: 'extract' }),
    deadlineMs: DEADLINE_MS,
  })
  return workerClient
}

/** Aborts the extraction before this one; the returned signal also aborts when the next one starts. */
const supersede = (signal: AbortSignal): AbortSignal => {
  latestExtraction?.abort()
  latestExtraction = new AbortController()
  return AbortSignal.any([signal, latestExtraction.signal])
}

export interface ExtractOptions {
  /** Computes a score in the same call. */
  readonly score?: ScoreOptions
  /** Receives the text pass, before warnings are searched for. */
  readonly onText?: (extracted: ExtractedDocument) => void
}

/**
 * Extracts, parses and (with `score`) scores a PDF or Word file on the device. When the search for warnings fails or
 * exceeds its deadline, the result is built from the text pass. Throws `not-pdf`, `old-word`, `unsupported-file`,
 * `damaged`, `encrypted`, `empty`, `scanned`, `unreadable`, `too-large`, `too-complex`, `timeout`, or `cancelled` when
 * `signal` aborts or a newer extraction starts.
 */
export const extractFile = async (
  signal: AbortSignal,
  file: Blob,
  { score, onText }: ExtractOptions = {},
): Promise<ExtractionResult> => {
  const combined = supersede(signal)
  let textPass: ExtractedDocument | undefined
  const handleText = proxy((extracted: ExtractedDocument) => {
    textPass = extracted
    onText?.(extracted)
  })
  try {
    return await getClient().call(combined, (api) => api.extractFile(file, score ?? null, handleText))
  } catch (error) {
    const isWorkerFailure = error instanceof AppError && (error.code === 'timeout' || error.code === 'internal')
    if (!textPass || !isWorkerFailure) throw error
    return parseExtracted(combined, textPass, score)
  }
}

/** Whether `extractFile` threw because a PDF has pictures alone, which can be recognized; those of a Word file cannot. */
export const isScan = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'scanned' && error.params['source'] === undefined

/**
 * The resume of a file that holds it as data (LinkedIn, Europass, our own PDFs), if any. Titles of its sections are in
 * `language` when the file names none. Throws `too-large`, `too-complex`, `damaged`, `encrypted`, `empty`,
 * `invalid-document`, `timeout` or `cancelled`.
 */
export const readResumeData = (signal: AbortSignal, file: Blob, language: Language): Promise<ResumeData> =>
  getClient().call(supersede(signal), (api) => api.readResumeData(file, language))

/** Parses and (with `score`) scores pasted text. Throws `cancelled`, `timeout` or `internal`. */
export const extractText = (signal: AbortSignal, text: string, score?: ScoreOptions): Promise<ExtractionResult> =>
  getClient().call(supersede(signal), (api) => api.extractText(text, score ?? null))

/** Parses a document that was extracted earlier. Throws `cancelled`, `timeout` or `internal`. */
export const parseExtracted = (
  signal: AbortSignal,
  extracted: ExtractedDocument,
  score?: ScoreOptions,
): Promise<ExtractionResult> => getClient().call(signal, (api) => api.parseExtracted(extracted, score ?? null))

/**
 * The score of an extraction. Returns the one it carries when language, country and job ad are the same; otherwise
 * computes it in the worker, without parsing again. Throws `cancelled`, `timeout` or `internal`.
 */
export const scoreExtraction = async (
  signal: AbortSignal,
  { extracted, parsed, score }: ExtractionResult,
  options: ScoreOptions,
): Promise<Analysis> => {
  const isSame =
    score?.options.language === options.language &&
    score.options.country === options.country &&
    score.options.job.trim() === options.job.trim()
  if (isSame) return score.analysis
  return getClient().call(signal, (api) => api.scoreExtraction({ extracted, parsed }, options))
}

/** The redacted text and findings that a model would receive for this document. Throws as `scoreExtraction`. */
export const previewAdvice = (
  signal: AbortSignal,
  { extracted, parsed }: ParsedExtraction,
  options: ScoreOptions,
  level: AnalysisLevel,
): Promise<AdviceRequest> => getClient().call(signal, (api) => api.previewAdvice({ extracted, parsed }, options, level))

/** The changes that the rules suggest. Throws `cancelled`, `timeout` or `internal`. */
export const suggestChanges = (signal: AbortSignal, document: ResumeDocument): Promise<Suggestion[]> =>
  getClient().call(signal, (api) => api.suggestChanges(document))

/** The lines of a document with a finding about their wording. Throws `cancelled`, `timeout` or `internal`. */
export const reviewWording = (signal: AbortSignal, document: ResumeDocument, now: number): Promise<WordingReview> =>
  getClient().call(signal, (api) => api.reviewWording(document, now))

/** Points of the overall score (0–100) that changes would gain. Throws `cancelled`, `timeout` or `internal`. */
export const measureGain = (
  signal: AbortSignal,
  document: ResumeDocument,
  changes: readonly Change[],
  now: number,
): Promise<number> => getClient().call(signal, (api) => api.measureGain(document, changes, now))

/** Starts the worker ahead of the first file. */
export const warmExtract = (): void => getClient().warm()
