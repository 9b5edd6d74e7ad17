import { strFromU8, Unzlib } from 'fflate'
import { AppError } from '../../errors.ts'
import { detectImportSource } from '../../resume/import/detect-source.ts'
import { openPdf } from './open-pdf.ts'
import type { PdfFile, PdfJs } from './pdfjs-types.ts'

/** A Europass file with a photo has some 100 KB. */
const MAX_XML_BYTES = 5 * 1024 * 1024
const MAX_ATTACHMENTS = 50

/**
 * The Europass XML that PDFs of the Europass editors carry as an attachment, or null. The file is opened only when it has
 * attachments; it is not inflated beyond 5 MB.
 * @throws AppError as `openPdf`, only for files with attachments
 */
export const readEuropassXml = async (
  loadPdfjs: () => Promise<PdfJs>,
  bytes: Uint8Array,
): Promise<Uint8Array | null> => {
  if (!mayHoldXml(bytes)) return null
  const { file, loading } = await openPdf(await loadPdfjs(), bytes)
  try {
    return await findXml(file)
  } finally {
    await loading.destroy().catch(() => {})
  }
}

/** The importer's answer decides, not the name: editors call it `attachment.xml`, `europass.xml` and else. */
const findXml = async (file: PdfFile): Promise<Uint8Array | null> => {
  const attachments = await file.getAttachments().catch(() => null)
  const names = attachments instanceof Map ? [...attachments.keys()] : Object.keys(attachments ?? {})
  for (const name of names.slice(0, MAX_ATTACHMENTS)) {
    const content = await file.getAttachmentContent(String(name)).catch(() => null)
    if (content instanceof Uint8Array && content.length <= MAX_XML_BYTES && detectImportSource(content) === 'europass')
      return content
  }
  return null
}

/** Attached files are streams of this type; dictionaries of streams are never compressed. */
const EMBEDDED = /\/EmbeddedFile\b/g
const STREAM_START = /stream\r?\n/
const MAX_DICTIONARY_CHARS = 2_000

/** Whether a file has attachments, all of which stay within the limit when they are inflated. */
const mayHoldXml = (bytes: Uint8Array): boolean => {
  const text = strFromU8(bytes, true)
  let found = 0
  for (const { index } of text.matchAll(EMBEDDED)) {
    if (++found > MAX_ATTACHMENTS) return false
    const before = text.slice(Math.max(0, index - MAX_DICTIONARY_CHARS), index)
    const after = text.slice(index, index + MAX_DICTIONARY_CHARS)
    const start = STREAM_START.exec(after)
    if (!start) return false
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1) + after.slice(0, start.index)
    const filters = dictionary.match(/\/(?:Fl|FlateDecode|LZW|LZWDecode|RL|RunLengthDecode)\b/g) ?? []
    if (filters.length > 1 || filters.some((name) => !name.startsWith('/Fl'))) return false
    if (filters.length === 1 && !staysWithin(bytes.subarray(index + start.index + start[0].length))) return false
  }
  return found > 0
}

const CHUNK_BYTES = 8 * 1024

/** Data that cannot be inflated is left to pdf.js. */
const staysWithin = (data: Uint8Array): boolean => {
  let length = 0
  let isDone = false
  const inflate = new Unzlib((chunk, isFinal) => {
    length += chunk.length
    isDone = isFinal
    if (length > MAX_XML_BYTES) throw new AppError('too-large')
  })
  try {
    for (let at = 0; at < data.length && !isDone; at += CHUNK_BYTES) inflate.push(data.subarray(at, at + CHUNK_BYTES))
  } catch (error) {
    return !(error instanceof AppError)
  }
  return true
}
