import { scoreDegree, scoreSchool } from '../../lexicon/name-scores.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { parseLabelledValue } from '../entries/labelled-values.ts'
import type { StudyNames } from './assign-names.ts'

/** A word of a degree at the start of a text has this score. */
const MIN_DEGREE_SCORE = 3
const LABEL = /^\p{Lu}[\p{L} /]{2,30}?\s?:\s?(?=\p{L})/u

/** `Pursuing: Bachelor degree in Botany`: a degree below a label that names no field, in an entry of labeled values. */
export const adoptLabeledDegree = (names: StudyNames, lines: readonly ParsedLine[]): StudyNames => {
  if (names.degree || !lines.some(({ body }) => parseLabelledValue(body))) return names
  for (const { body, index, style } of lines) {
    const [label] = LABEL.exec(body) ?? []
    const text = label && !parseLabelledValue(body) ? body.slice(label.length).trim() : ''
    if (scoreDegree(text) >= MIN_DEGREE_SCORE && scoreSchool(text) === 0)
      return { ...names, degree: { text, line: index, afterGap: false, style } }
  }
  return names
}
