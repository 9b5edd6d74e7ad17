import { AppError } from '../../errors.ts'
import { LIMITS } from '../../resume/schema/limits.ts'
import type { PdfFile, PdfJs, PdfLoading } from './pdfjs-types.ts'

/** No eval, no script, no form engine, no fonts or maps from anywhere: nothing in a file runs and nothing is fetched. */
const SAFE = {
  verbosity: 0,
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  disableFontFace: true,
  // Font names, for telling bold from regular.
  fontExtraProperties: true,
  disableAutoFetch: true,
  disableStream: true,
  disableRange: true,
  stopAtErrors: false,
  maxImageSize: 20_000_000,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
} as const

/** How far into a file the mark `%PDF-` may stand (readers allow some garbage before it). */
const HEADER_WITHIN = 8_192

/**
 * Opens a PDF. pdf.js gets a copy of `bytes` (it takes no Node buffers and detaches what it gets).
 * Throws `empty`, `not-pdf`, `too-large`, `encrypted` or `damaged`.
 */
export const openPdf = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
  cMapUrl?: string,
): Promise<{ file: PdfFile; loading: PdfLoading }> => {
  if (bytes.length === 0) throw new AppError('empty')
  if (bytes.length > LIMITS.file) throw new AppError('too-large')
  if (!hasHeader(bytes)) throw new AppError('not-pdf')
  const loading = pdfjs.getDocument({
    ...SAFE,
    ...(cMapUrl && { cMapUrl, cMapPacked: true }),
    data: new Uint8Array(bytes),
  })
  try {
    return { file: await loading.promise, loading }
  } catch (error) {
    await loading.destroy().catch(() => {})
    throw openingError(error)
  }
}

const openingError = (error: unknown): AppError => {
  const name = error instanceof Error ? error.name : ''
  return new AppError(name === 'PasswordException' ? 'encrypted' : 'damaged', {}, error)
}

const MARK = [0x25, 0x50, 0x44, 0x46, 0x2d]

const hasHeader = (bytes: Uint8Array): boolean => {
  const end = Math.min(bytes.length - MARK.length, HEADER_WITHIN)
  for (let i = 0; i <= end; i++) if (MARK.every((byte, k) => bytes[i + k] === byte)) return true
  return false
}
