import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ComposedLetter } from '#shared/letter/compose-letter.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import type { FontFamily, ResumeContent } from '#shared/resume/schema/content.ts'
import { createWorkerClient, type WorkerClient } from '../worker-client.ts'
import type {
  BoardReportRequest,
  ComposeLetterRequest,
  DesignProblem,
  PdfResult,
  PdfScore,
  PreviewOptions,
  PreviewPage,
  PreviewResult,
  ProofDifference,
  RenderApi,
  RenderRequest,
  ReportRequest,
  ScorePdfOptions,
} from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** Longest run of one call on a warm worker. */
const DEADLINE_MS = 20_000

let workerClient: WorkerClient<RenderApi> | undefined
let latestPreview: AbortController | undefined

const getClient = (): WorkerClient<RenderApi> => {
  workerClient ??= createWorkerClient<RenderApi>({
    start: () => new Worker(workerUrl, { type: 'module', name: 'render' }),
    deadlineMs: DEADLINE_MS,
    graceMs: DEADLINE_MS,
  })
  return workerClient
}

/**
 * Renders a resume as PDF. After a preview of the same request, these are the previewed bytes.
 * Throws `unknown-template`, `cancelled`, `timeout` or `internal`.
 */
export const renderPdf = (signal: AbortSignal, request: RenderRequest): Promise<PdfResult> =>
  getClient().call(signal, (api) => api.renderPdf(request))

/** Renders the report of an analysis; the API returns the same bytes. Throws `cancelled`, `timeout` or `internal`. */
export const renderReport = (signal: AbortSignal, request: ReportRequest): Promise<Uint8Array<ArrayBuffer>> =>
  getClient().call(signal, (api) => api.renderReport(request))

/** Renders the report of a team's board. Throws `cancelled`, `timeout` or `internal`. */
export const renderBoardReport = (signal: AbortSignal, request: BoardReportRequest): Promise<Uint8Array<ArrayBuffer>> =>
  getClient().call(signal, (api) => api.renderBoardReport(request))

/** Counts the pages of a resume without writing its PDF. Throws as `renderPdf`. */
export const countPages = (signal: AbortSignal, request: RenderRequest): Promise<number> =>
  getClient().call(signal, (api) => api.countPages(request))

/** Rasterizes the pages of the PDF, with their text. A new call cancels the one before. Throws as `renderPdf`. */
export const renderPreview = async (
  signal: AbortSignal,
  request: RenderRequest,
  options: PreviewOptions,
): Promise<PreviewResult> => {
  latestPreview?.abort()
  const controller = new AbortController()
  latestPreview = controller
  const latest = AbortSignal.any([signal, controller.signal])
  if (canWorkersDraw()) return getClient().call(latest, (api) => api.renderPreview(request, options))
  const source = await getClient().call(latest, (api) => api.renderPreviewSource(request, options.pages))
  const { drawPreview } = await import('./draw-on-page.ts')
  const pages = await drawPreview(source, options)
  if (latest.aborted) throw new AppError('cancelled')
  return { pages, pageCount: source.pageCount, missingGlyphs: source.missingGlyphs, overflow: source.overflow }
}

/** Rasterizes pages, with their text, beside the previews. Throws as `renderPdf`. */
export const renderPages = async (
  signal: AbortSignal,
  request: RenderRequest,
  options: PreviewOptions,
): Promise<readonly PreviewPage[]> => {
  if (canWorkersDraw()) return getClient().call(signal, (api) => api.renderPages(request, options))
  const source = await getClient().call(signal, (api) => api.renderPreviewSource(request, options.pages))
  const { drawPreview } = await import('./draw-on-page.ts')
  return drawPreview(source, options)
}

/** Rasterizes the first page beside the previews, `widthPx` CSS px wide. Throws as `renderPdf`. */
export const renderThumbnail = async (
  signal: AbortSignal,
  request: RenderRequest,
  widthPx: number,
): Promise<ImageBitmap> => {
  const options = { widthPx, pixelRatio: Math.min(devicePixelRatio, 2), pages: [1] }
  const [page] = await renderPages(signal, request, options)
  if (!page) throw new AppError('internal')
  return page.bitmap
}

/** WebKitGTK up to 2.44 has no `OffscreenCanvas`. */
const canWorkersDraw = (): boolean => typeof OffscreenCanvas !== 'undefined'

/** Starts the worker, loads the fonts and renders once, so that the first visible render is fast. */
export const warmRender = (fontFamily: FontFamily): void => {
  const neverAborted = new AbortController().signal
  getClient()
    .call(neverAborted, (api) => api.warm(fontFamily))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
}

/** Composes a letter by rules. Throws `cancelled`, `timeout` or `internal`. */
export const composeLetter = (signal: AbortSignal, request: ComposeLetterRequest): Promise<ComposedLetter> =>
  getClient().call(signal, (api) => api.composeLetter(request))

/** Scores the bytes that `renderPdf` returns for the same request. Throws as `renderPdf`. */
export const scorePdf = (signal: AbortSignal, request: RenderRequest, options: ScorePdfOptions): Promise<PdfScore> =>
  getClient().call(signal, (api) => api.score(request, options))

/** Checks a design before it is saved. Throws the codes of `parseSavedDesign`, `cancelled`, `timeout` or `internal`. */
export const checkDesign = (signal: AbortSignal, design: SavedDesign): Promise<DesignProblem[]> =>
  getClient().call(signal, (api) => api.checkDesign(design))

/** Extracts the text of a PDF with two readers; returns the fields that differ from `content`. */
export const proofPdf = (
  bytes: Uint8Array,
  content: ResumeContent,
  language: Language,
  signal: AbortSignal = new AbortController().signal,
): Promise<ProofDifference[]> => getClient().call(signal, (api) => api.proofPdf(bytes, content, language))

/** A page of any PDF as a PNG, `widthPx` device pixels wide. Throws `not-found`, `cancelled` or `timeout`. */
export const rasterizeFilePage = async (
  signal: AbortSignal,
  bytes: Uint8Array,
  number: number,
  widthPx: number,
): Promise<Blob> => {
  if (canWorkersDraw()) return getClient().call(signal, (api) => api.rasterizeFilePage(bytes, number, widthPx))
  const { drawFilePage } = await import('./draw-on-page.ts')
  return drawFilePage(bytes, number, widthPx)
}
