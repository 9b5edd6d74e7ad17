import { AppError } from '../errors.ts'
import { pictureShare } from './pdf/pictures.ts'
import type { PdfFile, PdfJs } from './pdf/types.ts'
import type { ReadDocument } from './read-document.ts'
import type { PagesRead } from './read-pdf.ts'
import { isGibberish } from './text/gibberish.ts'

/** Fewer characters than this on a file that shows pictures: the pictures hold the text. */
const FEW = 25

/** Throws `damaged`, `empty`, `scanned` or `unreadable` when what was read is of no use; else returns. */
export const checkReadable = async (
  document: ReadDocument,
  read: PagesRead,
  file: PdfFile,
  pdfjs: PdfJs,
): Promise<void> => {
  const text = document.lines.map((line) => line.text).join('\n')
  const letters = text.replace(/\s/g, '').length
  if (letters < FEW && (await pictureShare(file, pdfjs)) > 0.05) throw new AppError('scanned')
  if (letters === 0) throw new AppError(read.failed > 0 && read.failed >= read.pages.length ? 'damaged' : 'empty')
  if (isGibberish(text)) throw new AppError('unreadable')
}
