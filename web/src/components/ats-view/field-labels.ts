import type { ExtractedDocument, ExtractedLine } from '#shared/parser/extracted-document.ts'
import { MIN_CERTAIN_CONFIDENCE, type Provenance } from '#shared/parser/parsed-resume.ts'

export interface FieldLabel {
  /** The field's own name, the last part of its path: `company`, `email`. */
  readonly field: string
  readonly section: string
  readonly lowConfidence: boolean
}

export interface NumberedLine extends ExtractedLine {
  /** Index into the lines of the whole document. */
  readonly index: number
}

const toFieldLabel = ({ path, confidence }: Provenance): FieldLabel => {
  const parts = path.split('/')
  const field = parts.findLast((part) => !/-?\d+$/.test(part)) ?? path
  return { field, section: parts[0] ?? path, lowConfidence: confidence < MIN_CERTAIN_CONFIDENCE }
}

/** The fields found on each line, by its index; a field is named once a line. */
export const groupLabelsByLine = (provenance: readonly Provenance[]): ReadonlyMap<number, readonly FieldLabel[]> => {
  const marks = new Map<number, FieldLabel[]>()
  for (const entry of provenance) {
    const mark = toFieldLabel(entry)
    const here = marks.get(entry.line) ?? []
    if (!here.some(({ field }) => field === mark.field)) here.push(mark)
    marks.set(entry.line, here)
  }
  return marks
}

/** The lines of one page, in reading order, with their index in the document. */
export const getPageLines = (read: ExtractedDocument, page: number): readonly NumberedLine[] =>
  read.lines.flatMap((line, index) => (line.page === page ? [{ ...line, index }] : []))
