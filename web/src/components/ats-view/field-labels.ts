import type { ExtractedDocument, ExtractedLine } from '#shared/parser/extracted-document.ts'
import { MIN_CERTAIN_CONFIDENCE, type Provenance } from '#shared/parser/parsed-resume.ts'

export interface FieldLabel {
  /** Last part of the field's path: `company`, `email`. */
  readonly field: string
  readonly section: string
  readonly lowConfidence: boolean
}

export interface NumberedLine extends ExtractedLine {
  /** Index into the lines of the document. */
  readonly index: number
}

const toFieldLabel = ({ path, confidence }: Provenance): FieldLabel => {
  const parts = path.split('/')
  const field = parts.findLast((part) => !/-?\d+$/.test(part)) ?? path
  return { field, section: parts[0] ?? path, lowConfidence: confidence < MIN_CERTAIN_CONFIDENCE }
}

/** Labels by line index; a field appears once per line. */
export const groupLabelsByLine = (provenance: readonly Provenance[]): ReadonlyMap<number, readonly FieldLabel[]> => {
  const labels = new Map<number, FieldLabel[]>()
  for (const entry of provenance) {
    const label = toFieldLabel(entry)
    const lineLabels = labels.get(entry.line) ?? []
    if (!lineLabels.some(({ field }) => field === label.field)) lineLabels.push(label)
    labels.set(entry.line, lineLabels)
  }
  return labels
}

/** The lines of one page (from 1) in reading order, with their index in the document. */
export const getPageLines = (extracted: ExtractedDocument, page: number): readonly NumberedLine[] =>
  extracted.lines.flatMap((line, index) => (line.page === page ? [{ ...line, index }] : []))
