import type { ExtractedDocument } from './extracted-document.ts'
import { MIN_CERTAIN_CONFIDENCE, type ParsedResume } from './parsed-resume.ts'

/** A field that the parser found on a line. */
interface LineField {
  /** Path in the flat shape, entries by id: `experience/experience-1/company`. */
  readonly path: string
  /** First and last part of the path. */
  readonly section: string
  readonly field: string
  readonly doubtful: boolean
}

export interface LineWithFields {
  /** Index into the document's lines. */
  readonly index: number
  readonly page: number
  readonly text: string
  readonly fields: readonly LineField[]
}

/** Each line of a document, in reading order, with the fields found on it. */
export const listFieldsByLine = (document: ExtractedDocument, parsed: ParsedResume): LineWithFields[] => {
  const byLine = new Map<number, LineField[]>()
  for (const { path, line, confidence } of parsed.provenance) {
    const steps = path.split('/')
    const doubtful = confidence < MIN_CERTAIN_CONFIDENCE
    const found = { path, section: steps[0] ?? '', field: steps.at(-1) ?? '', doubtful }
    const fields = byLine.get(line)
    if (!fields) byLine.set(line, [found])
    else if (!fields.some((known) => known.path === path)) fields.push(found)
  }
  return document.lines.map(({ page, text }, index) => ({ index, page, text, fields: byLine.get(index) ?? [] }))
}

/** Paths of the fields below `MIN_CERTAIN_CONFIDENCE`, each once, in reading order. */
export const listDoubtfulFields = (parsed: ParsedResume): string[] => [
  ...new Set(parsed.provenance.filter((p) => p.confidence < MIN_CERTAIN_CONFIDENCE).map((p) => p.path)),
]
