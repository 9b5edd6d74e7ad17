import { scoreDegree, scoreSchool } from '../../lexicon/name-scores.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { scoreTextKinds } from '../../text-kind/text-kind.ts'
import type { Entry } from '../entries/group-entries.ts'
import { type Segment, trimPunctuation } from '../entries/segments.ts'
import type { StudyNames } from './assign-names.ts'
import { removeGrade } from './grades.ts'

interface Study {
  readonly entry: Entry
  readonly names: StudyNames
}

const SAME_EDGE_PT = 3
const MAX_DEGREE_CHARS = 80
/** The first word of a degree has this score. */
const MIN_DEGREE_SCORE = 3
/** A school of its own between two degrees has this score. */
const MIN_SCHOOL_SCORE = 2
/** What a degree has beside it, and no degree of its own. */
export const PART_OF_DEGREE =
  /^(?:minor|major|menci[oó]n|especialidad|concentration|certific\p{L}+|diploma|curso|thesis|tesis|orientaci[oó]n)(?!\p{L})/iu
const GRADE = /\s(?:c?gpa|grade|nota|promedio)(?!\p{L})/iu

/** The studies with the further degrees that stand in the text of one, below its school as its own degree does. */
export const splitFurtherDegrees = (studies: readonly Study[]): Study[] => studies.flatMap(splitStudy)

const splitStudy = (study: Study): Study[] => {
  const { entry, names } = study
  const own = entry.titleLines.find(({ index }) => index === names.degree?.line)
  const { school, location } = names
  if (!own || !school || school.line >= own.index || own.bullet) return [study]
  const lines = [...entry.titleLines, ...entry.bodyLines]
  const line = lines.find((each) => each.index > own.index && isFurther(each, own))
  const isBetween = ({ index }: ParsedLine): boolean => index > own.index && index < (line?.index ?? 0)
  if (!line || lines.some((each) => isBetween(each) && scoreSchool(each.body) >= MIN_SCHOOL_SCORE)) return [study]
  const isAbove = ({ index }: { readonly index: number }): boolean => index < line.index
  const isBelow = ({ index }: { readonly index: number }): boolean => index > line.index
  const isNamedAbove = (segment: Segment | undefined): boolean => segment !== undefined && segment.line < line.index
  const heads = entry.titleLines.filter(({ index, dates }) => index < own.index && !(dates && line.dates))
  const further: Study = {
    entry: { titleLines: [...heads, line], bodyLines: lines.filter(isBelow) },
    names: {
      degree: { text: toDegree(line), line: line.index, afterGap: false, style: line.style },
      school,
      others: [],
      margin: names.margin,
      isDegreeFirst: names.isDegreeFirst,
    },
  }
  const { location: _, ...named } = names
  const first: Study = {
    entry: { titleLines: entry.titleLines.filter(isAbove), bodyLines: entry.bodyLines.filter(isAbove) },
    names: {
      ...named,
      others: names.others.filter(isNamedAbove),
      ...(location && isNamedAbove(location) && { location }),
    },
  }
  return [first, ...splitStudy(further)]
}

const toDegree = (line: ParsedLine): string => {
  const text = line.dates ? line.body.replace(line.text.slice(line.dates.from, line.dates.to), '') : line.body
  const name = text.split(GRADE)[0] ?? text
  return trimPunctuation(removeGrade({ text: name, line: line.index, afterGap: false, style: line.style }).text)
}

const isFurther = (line: ParsedLine, own: ParsedLine): boolean => {
  if (line.bullet || Math.abs(line.x - own.x) > SAME_EDGE_PT || line.page !== own.page) return false
  const degree = toDegree(line)
  return (
    degree.length <= MAX_DEGREE_CHARS &&
    /^\p{Lu}(?!.*(?::\s|\.$))/u.test(degree) &&
    !PART_OF_DEGREE.test(degree) &&
    scoreDegree(degree) >= MIN_DEGREE_SCORE &&
    scoreSchool(degree) === 0 &&
    isMostlyDegree(degree)
  )
}

/** Whether a text is a degree sooner than running text or any other name. */
const isMostlyDegree = (text: string): boolean => {
  const { degree, title, organization, school, skill, text: prose } = scoreTextKinds(text)
  return degree > Math.max(title, organization, school, skill, prose)
}
