import { AppError } from '../../errors.ts'
import type { ExtractedDocument } from '../extracted-document.ts'
import type { ExtractedPages } from './extract-pages.ts'
import { largestImageShare } from './image-coverage.ts'
import type { PdfFile, PdfJs } from './pdfjs-types.ts'
import { isGibberish } from './text/gibberish.ts'

/** A file with images and fewer characters has its text in the images. */
const MIN_TEXT_CHARS = 6
/** Stamps of scanners and their apps, and page numbers. */
const SCANNER_STAMP =
  /(?:scanned|escaneado|digitalizado)(?: (?:with|by|con|por))?[ \w]*|cam ?scanner|adobe scan|\b(?:page|p[aá]gina|p[aá]g\.?)\s*\d+(?:\s*(?:\/|of|de)\s*\d+)?/giu
/** Stamps on all pages of a scan. */
const MAX_STAMP_CHARS = 5_000
/** An image of a scan covers at least this share of its page. */
const MIN_SCAN_IMAGE_SHARE = 0.05
/** Smaller files hold no scan, so that their operators need not be read. */
const MIN_SCAN_BYTES = 3_000

/** Throws `damaged`, `empty`, `scanned` or `unreadable` when the extracted text is of no use. */
export const assertReadable = async (
  document: ExtractedDocument,
  extracted: ExtractedPages,
  file: PdfFile,
  pdfjs: PdfJs,
): Promise<void> => {
  const text = document.lines.map((line) => line.text).join('\n')
  const couldBeScan =
    document.meta.bytes >= MIN_SCAN_BYTES && text.length < MAX_STAMP_CHARS && countTextChars(text) < MIN_TEXT_CHARS
  if (couldBeScan && (await largestImageShare(file, pdfjs)) > MIN_SCAN_IMAGE_SHARE) throw new AppError('scanned')
  if (text.trim() === '')
    throw new AppError(extracted.failed > 0 && extracted.failed >= extracted.pages.length ? 'damaged' : 'empty')
  if (isGibberish(text)) throw new AppError('unreadable')
}

const countTextChars = (text: string): number => text.replace(SCANNER_STAMP, '').replace(/[\s\d]/g, '').length
