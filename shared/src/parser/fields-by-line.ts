import type { ExtractedDocument } from './extracted-document.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { DOUBTFUL } from './parsed-resume.ts'

/** A field that was found on a line. */
interface FieldMark {
  /** Path in the flat shape, entries by id: `experience/experience-1/company`. */
  readonly path: string
  /** Its section or group (`personalInfo`, `experience` …) and its own name. */
  readonly section: string
  readonly field: string
  readonly doubtful: boolean
}

/** A read line as an ATS gets it, with what was found on it. */
export interface MarkedLine {
  readonly index: number
  readonly page: number
  readonly text: string
  readonly marks: readonly FieldMark[]
}

/** For each line of a document, in reading order, the fields found on it: the data of "what an ATS reads". */
export const markFields = (document: ExtractedDocument, parsed: ParsedResume): MarkedLine[] => {
  const byLine = new Map<number, FieldMark[]>()
  for (const { path, line, confidence } of parsed.provenance) {
    const steps = path.split('/')
    const mark = { path, section: steps[0] ?? '', field: steps.at(-1) ?? '', doubtful: confidence < DOUBTFUL }
    const marks = byLine.get(line)
    if (!marks) byLine.set(line, [mark])
    else if (!marks.some((known) => known.path === path)) marks.push(mark)
  }
  return document.lines.map((line, index) => ({
    index,
    page: line.page,
    text: line.text,
    marks: byLine.get(index) ?? [],
  }))
}

/** Fields to be looked at by the person, each once, in reading order. */
export const doubtfulFields = (parsed: ParsedResume): string[] => [
  ...new Set(parsed.provenance.filter((p) => p.confidence < DOUBTFUL).map((p) => p.path)),
]
