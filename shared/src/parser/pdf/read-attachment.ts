import { strFromU8, Unzlib } from 'fflate'
import { AppError } from '../../errors.ts'
import { detectImportSource } from '../../resume/import/detect-source.ts'
import { openPdf } from './open-pdf.ts'
import type { PdfFile, PdfJs } from './pdfjs-types.ts'

/** A Europass file with a photo has some 100 KB; an own one has at most a photo and a resume of the largest size. */
const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024
const MAX_ATTACHMENTS = 50

/** A file in a PDF that may hold a resume as data. */
export interface ResumeAttachment {
  readonly source: 'europass' | 'json'
  readonly content: Uint8Array
}

/**
 * The attachments of a PDF that may hold a resume: Europass XML, as the Europass editors write it, and JSON. The file is
 * opened only when it has attachments; they are not inflated beyond 5 MB each.
 * @throws AppError `too-large` for a larger attachment, `too-complex` for more of them or other filters, and as
 * `openPdf`, only for files with attachments
 */
export const readAttachments = async (
  loadPdfjs: () => Promise<PdfJs>,
  bytes: Uint8Array,
): Promise<ResumeAttachment[]> => {
  if (!hasAttachments(bytes)) return []
  const { file, loading } = await openPdf(await loadPdfjs(), bytes)
  try {
    return await listAttachments(file)
  } finally {
    await loading.destroy().catch(() => {})
  }
}

/** The importer's answer decides, not the name: editors call it `attachment.xml`, `europass.xml` and else. */
const listAttachments = async (file: PdfFile): Promise<ResumeAttachment[]> => {
  const attachments = await file.getAttachments().catch(() => null)
  const names = attachments instanceof Map ? [...attachments.keys()] : Object.keys(attachments ?? {})
  const found: ResumeAttachment[] = []
  for (const name of names.slice(0, MAX_ATTACHMENTS)) {
    const content = await file.getAttachmentContent(String(name)).catch(() => null)
    if (!(content instanceof Uint8Array) || content.length > MAX_ATTACHMENT_BYTES) continue
    const source = detectImportSource(content)
    if (source === 'europass' || source === 'json') found.push({ source, content })
  }
  return found
}

/** Attached files are streams of this type; dictionaries of streams are never compressed. */
const EMBEDDED = /\/EmbeddedFile\b/g
const STREAM_START = /stream\r?\n/
const MAX_DICTIONARY_CHARS = 2_000

/** Whether a file has attachments. Throws for those that do not stay within the limits when they are inflated. */
const hasAttachments = (bytes: Uint8Array): boolean => {
  const text = strFromU8(bytes, true)
  let found = 0
  for (const { index } of text.matchAll(EMBEDDED)) {
    if (++found > MAX_ATTACHMENTS) throw new AppError('too-complex')
    const before = text.slice(Math.max(0, index - MAX_DICTIONARY_CHARS), index)
    const after = text.slice(index, index + MAX_DICTIONARY_CHARS)
    const start = STREAM_START.exec(after)
    if (!start) throw new AppError('too-complex')
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1) + after.slice(0, start.index)
    const filters = dictionary.match(/\/(?:Fl|FlateDecode|LZW|LZWDecode|RL|RunLengthDecode)\b/g) ?? []
    if (filters.length > 1 || filters.some((name) => !name.startsWith('/Fl'))) throw new AppError('too-complex')
    if (filters.length === 1 && !staysWithin(bytes.subarray(index + start.index + start[0].length)))
      throw new AppError('too-large')
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
    if (length > MAX_ATTACHMENT_BYTES) throw new AppError('too-large')
  })
  try {
    for (let at = 0; at < data.length && !isDone; at += CHUNK_BYTES) inflate.push(data.subarray(at, at + CHUNK_BYTES))
  } catch (error) {
    return !(error instanceof AppError)
  }
  return true
}
