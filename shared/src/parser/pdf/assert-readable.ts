import { AppError } from '../../errors.ts'
import type { PagesRead } from '../extract-pdf.ts'
import type { ExtractedDocument } from '../extracted-document.ts'
import { pictureShare } from './image-coverage.ts'
import { isGibberish } from './text/gibberish.ts'
import type { PdfFile, PdfJs } from './pdfjs-types.ts'

/** Fewer characters than this on a file that shows pictures: the pictures hold the text. */
const FEW = 6
/** What scanners and their apps print beside the picture. */
const SCANNER =
  /(?:scanned|escaneado|digitalizado)(?: (?:with|by|con|por))?[ \w]*|cam ?scanner|adobe scan|\b(?:page|p[aá]gina|p[aá]g\.?)\s*\d+(?:\s*(?:\/|of|de)\s*\d+)?/giu
/** What stamps print, at most, on all the pages of a scan. */
const LONGEST_STAMPS = 5_000
/** A smaller file holds no scan: its operators need not be looked at. */
const SMALLEST_SCAN = 3_000

/** Throws `damaged`, `empty`, `scanned` or `unreadable` when what was read is of no use; else returns. */
export const assertReadable = async (
  document: ExtractedDocument,
  read: PagesRead,
  file: PdfFile,
  pdfjs: PdfJs,
): Promise<void> => {
  const text = document.lines.map((line) => line.text).join('\n')
  const mayBeScan = document.meta.bytes >= SMALLEST_SCAN && text.length < LONGEST_STAMPS && lettersOf(text) < FEW
  if (mayBeScan && (await pictureShare(file, pdfjs)) > 0.05) throw new AppError('scanned')
  if (text.trim() === '') throw new AppError(read.failed > 0 && read.failed >= read.pages.length ? 'damaged' : 'empty')
  if (isGibberish(text)) throw new AppError('unreadable')
}

const lettersOf = (text: string): number => text.replace(SCANNER, '').replace(/[\s\d]/g, '').length
