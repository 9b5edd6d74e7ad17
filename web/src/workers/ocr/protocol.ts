import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { PictureDecoders } from '../pdfjs/open-for-rendering.ts'
import type { RecognizerData } from './recognizer.ts'

/** Everything the worker needs, as it never requests anything itself. */
export interface OcrData {
  readonly recognizer: RecognizerData
  readonly decoders: PictureDecoders
}

export interface OcrApi {
  /** To be called once, before the others. */
  start(data: OcrData): Promise<void>
  /**
   * Opens a PDF. `extracted` is what was extracted from it; null when all its pages are pictures. Returns the numbers of
   * the pages to recognize. Throws `encrypted` or `damaged`.
   */
  openFile(file: Blob, extracted: ExtractedDocument | null): Promise<readonly number[]>
  /** Recognizes a page of the open file. `onProgress` gets shares from 0 to 1; pass it as a comlink proxy. */
  recognizePage(number: number, onProgress: (share: number) => void): Promise<void>
  /** The document with the recognized pages. Throws `scanned` when no text was found. */
  finish(): Promise<ExtractedDocument>
}
