import type { Language } from '#shared/languages.ts'
import type { MissingField } from '#shared/renderer/write/proof.ts'
import type { FontFamily, Paper, ResumeContent } from '#shared/resume/schema/content.ts'
import type { Analysis, AnalysisResults } from '#shared/scoring/results.ts'

/** What is to be drawn. */
export interface RenderRequest {
  readonly content: ResumeContent
  readonly templateId: string
  readonly language: Language
  readonly paper?: Paper
  /** The date in the file, UTC ms. */
  readonly now?: number
}

export interface PdfResult {
  readonly bytes: Uint8Array
  readonly pages: number
  /** Characters the font has not: they are not in the document. */
  readonly missingGlyphs: readonly string[]
}

export interface PreviewOptions {
  /** Width of a page on screen, CSS pixels. */
  readonly widthPx: number
  readonly pixelRatio: number
  /** Page numbers from 1 to draw; all by default. */
  readonly pages?: readonly number[]
}

/** A text of the page for its text layer; pt from the page's top left corner. `path` is the field it came from. */
export interface TextSpan {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
  readonly bold: boolean
  readonly path?: string
  readonly href?: string
}

export interface PreviewPage {
  readonly number: number
  readonly bitmap: ImageBitmap
  /** Of the page, pt. */
  readonly width: number
  readonly height: number
  readonly text: readonly TextSpan[]
}

export interface PreviewResult {
  /** The pages that were asked for. */
  readonly pages: readonly PreviewPage[]
  readonly pageCount: number
  readonly missingGlyphs: readonly string[]
}

/** A field that did not read back: by our own reader, or by one that takes the text as it stands in the file. */
export interface ProofDifference extends MissingField {
  readonly reader: 'ours' | 'naive'
}

export interface ScoreOptions {
  /** UTC ms. */
  readonly now: number
  /** A job advertisement to hold the document against; empty for none. */
  readonly job: string
}

/** The analysis that is to stand in a PDF; `results` in the words of `language`. */
export interface ReportRequest {
  readonly results: AnalysisResults
  readonly language: Language
  /** The analysed file's name; empty for pasted text. */
  readonly fileName: string
}

export interface RenderApi {
  warm(family: FontFamily): Promise<void>
  renderPdf(request: RenderRequest): Promise<PdfResult>
  renderReport(request: ReportRequest): Promise<Uint8Array<ArrayBuffer>>
  renderPreview(request: RenderRequest, options: PreviewOptions): Promise<PreviewResult>
  score(request: RenderRequest, options: ScoreOptions): Promise<Analysis>
  proofPdf(bytes: Uint8Array, content: ResumeContent, language: Language): Promise<ProofDifference[]>
  /** A page of a file that is not ours, as a PNG `widthPx` device pixels wide. */
  rasterizeFilePage(bytes: Uint8Array, number: number, widthPx: number): Promise<Blob>
}
