import { scoreSchool } from '../../lexicon/name-scores.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { findTextMarks, isFaculty, isStatus } from '../entries/reading/text-marks.ts'
import type { Segment } from '../entries/segments.ts'

/** A longer text after a degree tells what was studied. */
const MAX_PART_CHARS = 90
const MIN_SCHOOL_SCORE = 2
/** The comma between a degree and what goes on with it, on its line or at the end of it. */
const COMMA = /^\s?,\s*/u

interface DegreeAndOthers {
  readonly title: Segment
  readonly others: readonly Segment[]
}

/** `B.S. in Forestry, Timber Science`: the texts that stand after a comma right after the degree belong to it. */
export const completeDegree = (
  title: Segment,
  others: readonly Segment[],
  titleLines: readonly ParsedLine[],
): DegreeAndOthers => {
  const next = others.find((other) => goesOn(title, other, titleLines))
  if (!next) return { title, others }
  const longer = { ...title, text: `${title.text}, ${next.text}` }
  return completeDegree(
    longer,
    others.filter((other) => other !== next),
    titleLines,
  )
}

const goesOn = (title: Segment, { text }: Segment, titleLines: readonly ParsedLine[]): boolean => {
  if (text.length > MAX_PART_CHARS || /[:\d]|\.$/u.test(text)) return false
  const { isNote, isUnit } = findTextMarks(text)
  if (isNote || isStatus(text) || isUnit || isFaculty(text) || scoreSchool(text) >= MIN_SCHOOL_SCORE) return false
  const body = titleLines.map((line) => line.body).join(' ')
  const at = body.indexOf(title.text)
  const after = at < 0 ? '' : body.slice(at + title.text.length)
  const [comma] = COMMA.exec(after) ?? []
  return comma !== undefined && after.slice(comma.length).startsWith(text)
}
