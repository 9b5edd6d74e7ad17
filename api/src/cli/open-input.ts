import { AppError, type ErrorCode } from '#shared/errors.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { readResumeData } from '#shared/parser/read-resume-data.ts'
import type { ImportedResume } from '#shared/resume/import/imported-resume.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { CliDependencies } from './command.ts'

/**
 * An input file: a document to parse (PDF, Word, text), or resume data (JSON Resume, our export, `ResumeContent`, LinkedIn's
 * data export, Europass XML alone or in a PDF, a PDF of ours). `refused`: why the data in a PDF is not used.
 */
export type CliInput =
  | { readonly kind: 'document'; readonly document: ExtractedDocument; readonly refused?: ErrorCode }
  | { readonly kind: 'data'; readonly imported: ImportedResume }

interface OpenOptions {
  /** Prefers the data in a PDF, Europass XML or our own, to its text. */
  readonly attachments?: boolean
}

/**
 * Opens JSON and text by the extension, all else by the content. Throws the codes of `extractFile`, `importResume` and
 * `readResumeData`, and `too-large`.
 */
export const openInput = async (
  file: string,
  tools: CliDependencies,
  { attachments = false }: OpenOptions = {},
): Promise<CliInput> => {
  const bytes = await tools.readBytes(file)
  if (/\.json$/i.test(file)) return { kind: 'data', imported: importResume(decodeTextFile(bytes)) }
  if (/\.(txt|text|md)$/i.test(file)) return { kind: 'document', document: extractText(decodeTextFile(bytes)) }
  let refused: ErrorCode | undefined
  const onRefused = (code: ErrorCode) => {
    refused = code
  }
  const imported = await readResumeData(attachments ? tools.loadPdfjs : null, bytes, { onRefused })
  if (imported) return { kind: 'data', imported }
  return { kind: 'document', document: await tools.extractFile(bytes), ...(refused && { refused }) }
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Throws `too-large`. */
export const decodeTextFile = (bytes: Uint8Array): string => {
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : ''
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
