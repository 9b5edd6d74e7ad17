import { AppError } from '../../errors.ts'
import { LIMITS } from '../../resume/schema/limits.ts'
import type { PdfFile, PdfJs, PdfLoading } from './pdfjs-types.ts'

/** No eval, scripts, forms or system fonts: nothing in a file runs, and nothing is fetched. */
const SAFE_OPTIONS = {
  verbosity: 0,
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  disableFontFace: true,
  // For font names, which tell bold from regular fonts.
  fontExtraProperties: true,
  disableAutoFetch: true,
  disableStream: true,
  disableRange: true,
  stopAtErrors: false,
  // Images are not decoded; `walkOperators` finds the places of those that pdf.js leaves out.
  maxImageSize: 0,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
} as const

/** PDF readers accept other bytes before `%PDF-`, up to this offset. */
const MAX_HEADER_OFFSET = 8_192

/**
 * Opens a PDF. pdf.js gets a copy of `bytes`, because it rejects Node buffers and detaches what it gets.
 * Throws `empty`, `not-pdf`, `too-large`, `encrypted` or `damaged`.
 */
export const openPdf = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
  cMapUrl?: string,
): Promise<{ file: PdfFile; loading: PdfLoading }> => {
  if (bytes.length === 0) throw new AppError('empty')
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  if (!hasPdfSignature(bytes)) throw new AppError('not-pdf')
  const loading = pdfjs.getDocument({
    ...SAFE_OPTIONS,
    ...(cMapUrl && { cMapUrl, cMapPacked: true }),
    data: new Uint8Array(bytes),
  })
  try {
    return { file: await loading.promise, loading }
  } catch (error) {
    await loading.destroy().catch(() => {})
    throw toOpenError(error)
  }
}

const toOpenError = (error: unknown): AppError => {
  const name = error instanceof Error ? error.name : ''
  return new AppError(name === 'PasswordException' ? 'encrypted' : 'damaged', {}, error)
}

const PDF_SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d]

const hasPdfSignature = (bytes: Uint8Array): boolean => {
  const end = Math.min(bytes.length - PDF_SIGNATURE.length, MAX_HEADER_OFFSET)
  for (let i = 0; i <= end; i++) if (PDF_SIGNATURE.every((byte, k) => bytes[i + k] === byte)) return true
  return false
}
