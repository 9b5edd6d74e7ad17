import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import type { ComposedLetter } from '#shared/letter/compose-letter.ts'
import type { LetterInput } from '#shared/letter/letter-input.ts'
import type { DrawnProblem } from '#shared/renderer/brand/check-drawn.ts'
import type { PageOverflow } from '#shared/renderer/draw/draw-list.ts'
import type { TextField } from '#shared/renderer/draw/locate-fields.ts'
import type { MissingField } from '#shared/renderer/write/proof.ts'
import type { Brand } from '#shared/resume/design/brand.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import type { FontFamily, Paper, ResumeContent } from '#shared/resume/schema/content.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Analysis, AnalysisResults } from '#shared/scoring/results.ts'
import type { BoardFile } from '#shared/team/board.ts'

/** Why a design is not ready to be saved. */
export type DesignProblem =
  | DrawnProblem
  /** A condition of PDF/UA, such as `13-004`. */
  | { readonly kind: 'pdf-ua'; readonly condition: string; readonly message: string }
  /** Characters of the samples that the faces lack. */
  | { readonly kind: 'missing-characters'; readonly characters: string }
  /** A reader does not find a text that is on the page. */
  | { readonly kind: 'unread'; readonly text: string }
  | { readonly kind: 'too-long'; readonly pages: number }

export interface RenderRequest {
  readonly content: ResumeContent
  /** What the PDF carries as data; `content` by default. */
  readonly source?: ResumeDocument
  readonly templateId: string
  readonly language: Language
  readonly paper?: Paper
  /** Whose customs a score follows; missing to guess it. The PDF does not depend on it. */
  readonly country?: Country | undefined
  /** Creation date written to the file, UTC ms; the current time by default. */
  readonly now?: number
}

export interface PdfResult {
  readonly bytes: Uint8Array
  readonly pages: number
  /** Characters without a glyph in the font; they are left out of the file. */
  readonly missingGlyphs: readonly string[]
}

export interface PreviewOptions {
  /** Width of a page on screen, CSS px. */
  readonly widthPx: number
  readonly pixelRatio: number
  /** Page numbers from 1; all pages by default. */
  readonly pages?: readonly number[]
  /** Ids of pictures that the caller has in this size and design: pages that look so are left out. */
  readonly known?: readonly string[]
}

/** A text of the text layer, in pt from the page's top left corner. */
export interface TextSpan {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
  readonly bold: boolean
  /** The fields it came from, in order; none for a label or a page number. */
  readonly fields: readonly TextField[]
  readonly href?: string
}

export interface PreviewPage {
  readonly number: number
  /** Changes with what is on the page. */
  readonly id: string
  readonly bitmap: ImageBitmap
  /** Size of the page, pt. */
  readonly width: number
  readonly height: number
  readonly text: readonly TextSpan[]
}

/** A preview without its pictures: the PDF and the text of the requested pages. */
export interface PreviewSource {
  readonly bytes: Uint8Array
  readonly pages: readonly Omit<PreviewPage, 'bitmap'>[]
  readonly pageCount: number
  readonly missingGlyphs: readonly string[]
  /** Set when the resume does not fit on the number of pages that was asked for. */
  readonly overflow?: PageOverflow | undefined
}

export interface PreviewResult {
  /** The requested pages but those that the caller has. */
  readonly pages: readonly PreviewPage[]
  readonly pageCount: number
  readonly missingGlyphs: readonly string[]
  /** Set when the resume does not fit on the number of pages that was asked for. */
  readonly overflow?: PageOverflow | undefined
}

/** A field that a reader did not find: `ours` is the parser, `naive` reads the text in content stream order. */
export interface ProofDifference extends MissingField {
  readonly reader: 'ours' | 'naive'
}

/** `ruleFields`: rule code → flat path of the field it is about. Sent along because the rules are only in the worker. */
export interface PdfScore {
  readonly analysis: Analysis
  readonly ruleFields: Readonly<Record<string, string>>
}

export interface ScorePdfOptions {
  /** UTC ms. */
  readonly now: number
  /** Job ad to compare with, as plain text; empty for none. */
  readonly job: string
}

/** `results` must be localized to `language`. */
export interface ReportRequest {
  readonly results: AnalysisResults
  readonly language: Language
  /** Name of the analyzed file; empty for pasted text. */
  readonly fileName: string
  /** Whose logo, faces and footer it carries. */
  readonly brand?: Brand | undefined
}

/** The board of an opening; `now` in UTC ms. */
export interface BoardReportRequest {
  readonly board: BoardFile
  readonly language: Language
  readonly now: number
}

/** What a letter is composed from; the vocabulary is in the worker. */
export type ComposeLetterRequest = Omit<LetterInput, 'vocabulary'>

export interface RenderApi {
  composeLetter(request: ComposeLetterRequest): Promise<ComposedLetter>
  warm(family: FontFamily): Promise<void>
  renderPdf(request: RenderRequest): Promise<PdfResult>
  renderReport(request: ReportRequest): Promise<Uint8Array<ArrayBuffer>>
  renderBoardReport(request: BoardReportRequest): Promise<Uint8Array<ArrayBuffer>>
  renderPreview(request: RenderRequest, options: PreviewOptions): Promise<PreviewResult>
  /** How many pages a resume takes; nothing is drawn. */
  countPages(request: RenderRequest): Promise<number>
  /** Pages with their text; the last rendering stays the one that preview, score and download share. */
  renderPages(request: RenderRequest, options: PreviewOptions): Promise<PreviewPage[]>
  /** For browsers whose workers cannot draw. */
  renderPreviewSource(request: RenderRequest, pages?: readonly number[]): Promise<PreviewSource>
  score(request: RenderRequest, options: ScorePdfOptions): Promise<PdfScore>
  /** See `checkDesign`. */
  checkDesign(design: SavedDesign): Promise<DesignProblem[]>
  proofPdf(bytes: Uint8Array, content: ResumeContent, language: Language): Promise<ProofDifference[]>
  /** A page of any PDF as a PNG, `widthPx` device pixels wide. */
  rasterizeFilePage(bytes: Uint8Array, number: number, widthPx: number): Promise<Blob>
}
