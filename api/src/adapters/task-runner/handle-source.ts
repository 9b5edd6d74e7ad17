import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'
import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { type ExtractedDocument, extractedDocumentSchema, getDocumentText } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

/** The text is always derived from the lines, so the two cannot disagree. Pasted text has no layout. */
export const toSource = (document: ExtractedDocument): TaskOutput<'extract-file'> => ({
  layout: document.source === 'text' ? null : JSON.stringify(document),
  text: getDocumentText(document),
})

/** Reads a stored resume; pasted text is extracted again. */
export const readSource = ({ layout, text }: TaskOutput<'extract-file'>): ExtractedDocument =>
  layout === null
    ? extractText(text)
    : unsafeCast<ExtractedDocument>(JSON.parse(layout), 'it was checked when it was stored')

export const checkLayout = ({ layout }: TaskInput<'check-layout'>): TaskOutput<'check-layout'> => {
  let document: ExtractedDocument
  try {
    document = extractedDocumentSchema.parse(JSON.parse(layout))
  } catch {
    throw new AppError('invalid-document', { path: 'layout' })
  }
  const source = toSource(document)
  if (layout.length > LIMITS.layoutBaseChars + LIMITS.layoutCharsPerTextChar * source.text.length)
    throw new AppError('layout-too-large')
  return source
}

/** The layout of pasted text, as JSON. */
export const extractPastedText = ({ text }: TaskInput<'extract-text'>): TaskOutput<'extract-text'> => ({
  layout: JSON.stringify(extractText(text)),
})
