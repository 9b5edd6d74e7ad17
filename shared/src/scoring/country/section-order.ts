import type { ResumeContent } from '../../resume/schema/content.ts'
import type { Context, Heading, VisibleLine } from '../context/context.ts'
import { toAlphanumeric } from '../context/text.ts'
import type { HeadingKey } from '../lexicon/headings.ts'
import { linearRamp } from '../ratio.ts'

/** Months of work from which jobs go before studies, and under which either may go first. */
const EXPERIENCED_MONTHS = 36
const BEGINNER_MONTHS = 12

/** Pairs of sections in the order in which they are looked for anywhere. */
const EXPECTED_ORDER: readonly (readonly [HeadingKey, HeadingKey])[] = [
  ['summary', 'experience'],
  ['summary', 'education'],
  ['experience', 'interests'],
  ['experience', 'references'],
  ['education', 'references'],
  ['education', 'interests'],
  ['experience', 'volunteer'],
]

export interface SectionOrder {
  /** Pairs of sections that can be compared. */
  readonly compared: number
  /** The first heading of each pair that stands after the second. */
  readonly misordered: readonly Heading[]
  /** The heading of the jobs when the studies stand before them. */
  readonly educationFirst: Heading | undefined
  /** Whether the order of jobs and studies can be compared. */
  readonly hasBoth: boolean
  /** 0–1: how much the order of jobs and studies matters after these years of work. */
  readonly experienceWeight: number
}

/** Shorter names may stand anywhere. */
const MIN_NAME_CHARS = 8
/** A title below the name is no job. */
const HEADER_LINES = 4

/** Whether a job stands in some lines, such as under a heading that is no standard one. */
const hasJob = ({ sections }: ResumeContent, lines: readonly VisibleLine[]): boolean => {
  const texts = lines.map(({ text }) => toAlphanumeric(text))
  return (sections.experience ?? []).some(({ position, company }) =>
    [position, company]
      .map(toAlphanumeric)
      .every((name) => name.length >= MIN_NAME_CHARS && texts.some((text) => text.includes(name))),
  )
}

/** Compares the order of sections by their place on the page. Sections in different columns are not compared. */
export const findSectionOrder = ({ extracted, headings, lines, monthsWorked, content }: Context): SectionOrder => {
  const firstByKey = new Map<HeadingKey, Heading>()
  for (const heading of headings) if (!firstByKey.has(heading.key)) firstByKey.set(heading.key, heading)
  // The position on the page, because the order in the file may differ. Pasted text has no positions.
  const place = (line: number) => {
    const at = lines[line]
    return extracted.source === 'pdf' && at ? at.page * 1e6 + at.y : line
  }
  const compare = ([a, b]: readonly [HeadingKey, HeadingKey]) => {
    const [x, y] = [firstByKey.get(a), firstByKey.get(b)]
    return x && y && lines[x.line]?.column === lines[y.line]?.column
      ? [{ first: x, isMisordered: place(x.line) > place(y.line) }]
      : []
  }
  const pairs = EXPECTED_ORDER.flatMap(compare)
  const experienceWeight = linearRamp(monthsWorked, EXPERIENCED_MONTHS, BEGINNER_MONTHS)
  const [both] = compare(['experience', 'education'])
  const education = firstByKey.get('education')
  const hasJobAbove = () =>
    hasJob(
      content,
      lines.filter((_, i) => education && i >= HEADER_LINES && place(i) < place(education.line)),
    )
  return {
    compared: pairs.length,
    misordered: pairs.filter(({ isMisordered }) => isMisordered).map(({ first }) => first),
    educationFirst: both?.isMisordered && experienceWeight > 0 && !hasJobAbove() ? both.first : undefined,
    hasBoth: both !== undefined,
    experienceWeight,
  }
}
