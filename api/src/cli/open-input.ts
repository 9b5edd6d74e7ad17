import { AppError } from '#shared/errors.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { type ImportedResume, importResume } from '#shared/resume/json-resume/import-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { CliDependencies } from './command.ts'

/** A FILE as it was understood: something to read (PDF, plain text), or data (JSON Resume, our export, the flat shape). */
export type CliInput =
  | { readonly kind: 'document'; readonly document: ExtractedDocument }
  | { readonly kind: 'data'; readonly imported: ImportedResume }

/** Opens a FILE by its name's ending. Throws `AppError` (design section 4). */
export const openInput = async (file: string, tools: CliDependencies): Promise<CliInput> => {
  const bytes = await tools.readBytes(file)
  if (/\.json$/i.test(file)) return { kind: 'data', imported: importResume(decodeText(bytes)) }
  if (/\.(txt|text|md)$/i.test(file)) return { kind: 'document', document: extractText(decodeText(bytes)) }
  return { kind: 'document', document: await tools.pdfExtractor.extract(bytes) }
}

/** UTF-8 or UTF-16 by its mark, else Windows-1252 when it is not valid UTF-8. */
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
