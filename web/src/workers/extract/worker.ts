import '../../polyfills.ts'
import '../../disable-zod-eval.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { extractFile } from '#shared/parser/extract-file.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { readResumeData } from '#shared/parser/read-resume-data.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { prepareAdvice } from '#shared/scoring/advice/prepare-advice.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { loadJob } from '#shared/scoring/job-match/vocabulary.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { measureGain } from '#shared/scoring/suggestions/measure-gain.ts'
import { reviewWording } from '#shared/scoring/suggestions/review-wording.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'
import { candidateContentSchema, toCandidateAnalysis } from '#shared/team/candidate.ts'
import { loadVocabulary } from '../load-vocabulary.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import { serveWorker } from '../serve-worker.ts'
import type { CandidateReading, ExtractApi, ExtractionResult, ParsedExtraction, ScoreOptions } from './protocol.ts'
import { createWarmUpPdf } from './warm-up-pdf.ts'

const score = async ({ extracted, parsed }: ParsedExtraction, options: ScoreOptions): Promise<Analysis> =>
  analyze({ extracted, ...parsed }, { ...options, job: await loadJob(options.job, loadVocabulary) })

const parse = async (extracted: ExtractedDocument, options: ScoreOptions | null): Promise<ExtractionResult> => {
  const extraction = { extracted, parsed: parseResume(extracted) }
  return { ...extraction, score: options && { analysis: await score(extraction, options), options } }
}

const toCandidate = async (extracted: ExtractedDocument, options: ScoreOptions): Promise<CandidateReading> => {
  const extraction = { extracted, parsed: parseResume(extracted) }
  return {
    content: candidateContentSchema.parse(extraction.parsed.content),
    analysis: toCandidateAnalysis(await score(extraction, options)),
  }
}

const readBytes = async (file: Blob): Promise<Uint8Array> => {
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  return new Uint8Array(await file.arrayBuffer())
}

const api: ExtractApi = {
  readResumeData: async (file, language) => {
    const bytes = await readBytes(file)
    let refused: ErrorCode | null = null
    const onRefused = (code: ErrorCode) => {
      refused = code
    }
    const imported = await readResumeData(async () => parserPdfjs, bytes, { language, onRefused })
    return { imported, refused }
  },
  extractFile: async (file, options, onText) => {
    const extracted = await extractFile(parserPdfjs, await readBytes(file), { hazards: 'after', onText })
    return parse(extracted, options)
  },
  readCandidate: async (file, options) =>
    toCandidate(await extractFile(parserPdfjs, await readBytes(file), { hazards: 'after' }), options),
  readCandidateDocument: async (extracted, options) => toCandidate(extracted, options),
  matchCandidate: async (content, options) => {
    const job = await loadJob(options.job, loadVocabulary)
    return toCandidateAnalysis(analyzeContent(contentSchema.parse(content), { ...options, job }))
  },
  extractText: async (text, options) => parse(extractText(text), options),
  parseExtracted: async (extracted, options) => parse(extracted, options),
  scoreExtraction: async (extraction, options) => score(extraction, options),
  previewAdvice: async (extraction, options, level) => {
    const { extracted, parsed } = extraction
    const analysis = await score(extraction, options)
    return prepareAdvice({ extracted, content: parsed.content, analysis, language: options.language, level }).request
  },
  suggestChanges: async (document) => suggestChanges(document, document.language),
  reviewWording: async (document, now) => reviewWording(document, now),
  measureGain: async (document, changes, now) => measureGain(document, changes, now),
}

/** pdf.js needs about 200 ms more for its first document: this takes that cost before a file is dropped. */
const warm = async (): Promise<void> => {
  parseResume(await extractPdf(parserPdfjs, createWarmUpPdf()))
}

// This worker never needs the network. Without these, a malicious file cannot make pdf.js send a request.
Object.assign(globalThis, {
  fetch: undefined,
  XMLHttpRequest: undefined,
  WebSocket: undefined,
  importScripts: undefined,
})

serveWorker(api, warm)
