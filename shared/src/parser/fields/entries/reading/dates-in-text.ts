import { scoreDegree, scoreSchool } from '../../../lexicon/name-scores.ts'
import { MAX_TITLE_CHARS } from '../../../lines/is-sentence.ts'
import { isCaps } from '../../../lines/line-style.ts'
import type { ParsedLine } from '../../../lines/parsed-line.ts'
import { scoreTextKinds } from '../../../text-kind/text-kind.ts'
import { isDated } from '../../dates/dated-lines.ts'
import { JOB_VERB } from '../../experience/job-verb.ts'
import { splitProse } from '../../experience/name-splitters.ts'
import { isLeave } from '../../experience/no-job.ts'
import { parseLabelledValue } from '../labelled-values.ts'
import { isComplete } from './entry-bullets.ts'

/** A preposition before a year: `en`, `entre`; those that the dates hold themselves stand at their start. */
const PREPOSITION = /(?:^|\s)(?:en|in|entre|between|durante|during|hasta|until|by|para|de|del|of|a)$/iu
const OWN_PREPOSITION = /^(?:entre|between|desde|since)\s/iu
/** Signs that set dates off from a name. */
const SIGN = /[|·•–—,:;(/-]$/u
/** Log-probability of a name, and of one in a text that ends with a full stop. */
const MIN_NAME_SCORE = -0.5
const MIN_SENTENCE_NAME_SCORE = -0.2
/** Log-probability of running text or a skill. */
const MIN_TEXT_SCORE = -1

/**
 * The lines without the dates that a text tells (`Cero accidentes en 2021 y 2022.`), in a section where others are set
 * off by a sign, by white or by their line and span a time; a leave among the text of an entry has dates of its own.
 */
export const dropDatesInText = (section: readonly ParsedLine[]): readonly ParsedLine[] => {
  const lines = section.some(tellsLeave)
    ? section.map((line) => (tellsLeave(line) ? { ...line, dates: undefined } : line))
    : section
  const told = new Set(lines.filter(tellsDates))
  if (told.size === 0) return lines
  const hasOthers = lines.some((line) => !told.has(line) && isDated(line) && line.dates?.isRange && isSetOff(line))
  return hasOthers ? lines.map((line) => (told.has(line) ? { ...line, dates: undefined } : line)) : lines
}

/** `• Maternity leave: May 2014 – July 2014`. */
const tellsLeave = ({ bullet, body, text, dates }: ParsedLine): boolean =>
  bullet &&
  dates !== undefined &&
  isLeave(body.slice(0, dates.from - text.length + body.length).replace(/(?<![\s:,(–-])[\s:,(–-]+$/, ''))

const isSetOff = ({ text, dates, segments }: ParsedLine): boolean =>
  dates !== undefined &&
  (dates.from <= 2 || SIGN.test(text.slice(0, dates.from).trimEnd()) || segments.some(({ afterGap }) => afterGap))

const tellsDates = (line: ParsedLine): boolean => {
  const { text, dates, segments } = line
  if (!dates || line.bullet || dates.from <= 2 || segments.length > 1 || text.length > 2 * MAX_TITLE_CHARS) return false
  if (!isDated(line) || isCaps(text) || !/^[).]{0,2}$/.test(text.slice(dates.to).trim()) || JOB_VERB.test(text))
    return false
  const before = text.slice(0, dates.from).trimEnd()
  const isSentence = text.endsWith('.')
  const isTold =
    PREPOSITION.test(before) ||
    (OWN_PREPOSITION.test(text.slice(dates.from)) && !SIGN.test(before)) ||
    (isSentence &&
      !dates.isRange &&
      /(?:\p{L}{2}|\()$/u.test(before) &&
      (isText(before) || /^(?:de|del|from)\s/iu.test(text.slice(dates.from))))
  if (!isTold || parseLabelledValue(line.body)) return false
  return !namesEntry(line, before.replace(PREPOSITION, '').replace(/\s?\($/, ''))
}

const isText = (words: string): boolean => {
  const { text, skill } = scoreTextKinds(words)
  return Math.max(text, skill) > MIN_TEXT_SCORE
}

const namesEntry = (line: ParsedLine, name: string): boolean => {
  if (scoreDegree(name) > 0 || scoreSchool(name) > 0) return true
  const { title, organization, school, degree } = scoreTextKinds(name)
  const least = line.text.endsWith('.') ? MIN_SENTENCE_NAME_SCORE : MIN_NAME_SCORE
  if (Math.max(title, organization, school, degree) > least) return true
  return isComplete(line, 'job') || splitProse(whole(line)) !== undefined
}

const whole = ({ body, index, style }: ParsedLine) => ({ text: body, line: index, afterGap: false, style })
