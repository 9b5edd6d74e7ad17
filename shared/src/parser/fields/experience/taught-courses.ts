import { fold } from '../../lexicon/fold.ts'
import { scoreRole } from '../../lexicon/name-scores.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import type { Section } from '../../sections/section.ts'

/** Headings of what somebody taught; below `Teaching assistantships` a course stands for a job. */
const TEACHING = /\b(?:teaching|docencia|docente)\b(?!\s(?:assistant|fellow))/
const ROLE = /\bT\.?A\.?(?!\p{L})|\b(?:instruct|assist|asist|auxiliar|teach|ayudant|lectur|tutor|prof|docen|mentor)/iu
const LEVEL = /\b(?:under|post)?graduate\b/giu
const MIN_ROLE = 2
const MIN_COURSES = 3
/** Share of dated lines that makes a section a list. */
const MIN_DATED_SHARE = 0.75

const isCourse = ({ dates, text }: ParsedLine): boolean =>
  dates !== undefined && !ROLE.test(text) && scoreRole(text.replace(LEVEL, '')) < MIN_ROLE

/** A section of dated lines about teaching, and the courses among them apart: lines that name no role. */
export const separateTaughtCourses = (section: Section): Section[] => {
  const { kind, title, lines } = section
  if (kind !== 'experience' || !TEACHING.test(fold(title))) return [section]
  const dated = lines.filter(({ dates }) => dates)
  const courses = dated.filter(isCourse)
  if (courses.length < MIN_COURSES || dated.length < MIN_DATED_SHARE * lines.length) return [section]
  return [
    { ...section, lines: lines.filter((line) => !courses.includes(line)) },
    { ...section, kind: 'other', lines: courses },
  ]
}
