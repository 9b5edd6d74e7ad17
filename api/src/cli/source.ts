import { AppError } from '#shared/errors.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { type Imported, importResume } from '#shared/resume/import.ts'
import { LIMITS } from '#shared/resume/limits.ts'
import type { CliTools } from './verb.ts'

/** A FILE as it was understood: something to read (PDF, plain text), or data (JSON Resume, our export, the flat shape). */
export type Source =
  | { readonly kind: 'document'; readonly document: ExtractedDocument }
  | { readonly kind: 'data'; readonly imported: Imported }

/** Opens a FILE by its name's ending. Throws `AppError` (design section 4). */
export const openSource = async (file: string, tools: CliTools): Promise<Source> => {
  const bytes = await tools.readBytes(file)
  if (/\.json$/i.test(file)) return { kind: 'data', imported: importResume(decode(bytes)) }
  if (/\.(txt|text|md)$/i.test(file)) return { kind: 'document', document: extractText(decode(bytes)) }
  return { kind: 'document', document: await tools.reader.read(bytes) }
}

/** UTF-8 or UTF-16 by its mark, else Windows-1252 when it is not valid UTF-8. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes.length > LIMITS.file) throw new AppError('too-large')
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : ''
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
