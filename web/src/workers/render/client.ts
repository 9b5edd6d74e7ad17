import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { FontFamily, ResumeContent } from '#shared/resume/schema/content.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { createWorkerClient, type WorkerClient } from '../worker-client.ts'
import type {
  PdfResult,
  PreviewOptions,
  PreviewResult,
  ProofDifference,
  RenderApi,
  RenderRequest,
  ReportRequest,
  ScoreOptions,
} from './protocol.ts'

/** Longest one drawing may take once the worker is warm. */
const DEADLINE_MS = 20_000

let bridge: WorkerClient<RenderApi> | undefined
let previous: AbortController | undefined

const open = (): WorkerClient<RenderApi> => {
  bridge ??= createWorkerClient<RenderApi>({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'render' }),
    deadlineMs: DEADLINE_MS,
    graceMs: DEADLINE_MS,
  })
  return bridge
}

/**
 * The PDF of a resume. After a preview of the same request these are the very bytes that were previewed.
 * Throws `unknown-template`, `cancelled`, `timeout` or `internal`.
 */
export const renderPdf = (signal: AbortSignal, request: RenderRequest): Promise<PdfResult> =>
  open().call(signal, (api) => api.renderPdf(request))

/** The report of an analysis as a PDF, the same bytes as the API's. Throws `cancelled`, `timeout` or `internal`. */
export const renderReport = (signal: AbortSignal, request: ReportRequest): Promise<Uint8Array<ArrayBuffer>> =>
  open().call(signal, (api) => api.renderReport(request))

/** Pictures of the PDF's pages with their texts; a new call cancels the one before. Errors as `renderPdf`. */
export const renderPreview = (
  signal: AbortSignal,
  request: RenderRequest,
  options: PreviewOptions,
): Promise<PreviewResult> => {
  previous?.abort()
  const own = new AbortController()
  previous = own
  return open().call(AbortSignal.any([signal, own.signal]), (api) => api.renderPreview(request, options))
}

/** Starts the worker, loads the font and draws once unseen, so that the first real drawing is quick. */
export const warmRender = (fontFamily: FontFamily): void => {
  const never = new AbortController().signal
  open()
    .call(never, (api) => api.warm(fontFamily))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
}

/** What the PDF of a resume scores: the very bytes that `renderPdf` gives, read back. Errors as `renderPdf`. */
export const scorePdf = (signal: AbortSignal, request: RenderRequest, options: ScoreOptions): Promise<Analysis> =>
  open().call(signal, (api) => api.score(request, options))

/** Reads a PDF back with two readers; gives the fields that did not come back as they were written. */
export const proofPdf = (
  bytes: Uint8Array,
  content: ResumeContent,
  language: Language,
  signal: AbortSignal = new AbortController().signal,
): Promise<ProofDifference[]> => open().call(signal, (api) => api.proofPdf(bytes, content, language))

/** A page of a person's own file as a PNG `widthPx` device pixels wide. Throws `not-found`, `cancelled`, `timeout`. */
export const rasterizeFilePage = (
  signal: AbortSignal,
  bytes: Uint8Array,
  number: number,
  widthPx: number,
): Promise<Blob> => open().call(signal, (api) => api.rasterizeFilePage(bytes, number, widthPx))
