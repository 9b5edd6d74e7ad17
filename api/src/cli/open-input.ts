import { AppError } from '#shared/errors.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { type ImportedResume, importResume } from '#shared/resume/json-resume/import-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { CliDependencies } from './command.ts'

/** An input file: a document to parse (PDF, text), or resume data (JSON Resume, our export, `ResumeContent`). */
export type CliInput =
  | { readonly kind: 'document'; readonly document: ExtractedDocument }
  | { readonly kind: 'data'; readonly imported: ImportedResume }

/** Opens a file by its extension. Throws the codes of `PdfExtractor` and `importResume`, and `too-large`. */
export const openInput = async (file: string, tools: CliDependencies): Promise<CliInput> => {
  const bytes = await tools.readBytes(file)
  if (/\.json$/i.test(file)) return { kind: 'data', imported: importResume(decodeText(bytes)) }
  if (/\.(txt|text|md)$/i.test(file)) return { kind: 'document', document: extractText(decodeText(bytes)) }
  return { kind: 'document', document: await tools.pdfExtractor.extract(bytes) }
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Throws `too-large`. */
export const decodeText = (bytes: Uint8Array): string => {
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
