import type { Segment } from '../entries/segments.ts'

const GRADE =
  /\b(?:c?gpa|score|grade|percentage|percentile|porcentaje|nota(?: media)?|promedio|calificaci[oó]n|media|overall gpa)\s*(?::\s*)?(?:of\s+|de\s+)?(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*|\s?%)?)|(\d[.,]\d{1,2}\s*\/\s*\d[\d.,]*)/iu
const HONORS =
  /\b((?:summa|magna)?\s*cum laude|dean['’]?s list|first[- ]class honou?rs|with (?:high(?:est)? )?(?:honou?rs|distinction)|honou?rs|valedictorian|matr[ií]cula de honor|sobresaliente|menci[oó]n honor[ií]fica|distinci[oó]n)\b/iu

/** `Mejor promedio 2019`: when it was. */
const YEAR = /^(?:19|20)\d\d$/

/** The first grade of a text, as written and without its label; empty where there is none. */
export const findGrade = (text: string): string => {
  const [, labelled, fraction] = GRADE.exec(text) ?? []
  const grade = (labelled ?? fraction ?? '').replace(/[.,]$/, '')
  return YEAR.test(grade) ? '' : grade
}

/** The first honors of a text, as written. */
export const findHonors = (text: string): string | undefined => HONORS.exec(text)?.[1]?.trim()

/** `GPA: A`. */
const LETTER_GRADE = /^(?:c?gpa|nota(?: media)?|promedio|calificaci[oó]n):\s?[A-F][+-]?$/iu

/** Whether a text is a grade and nothing else. */
export const isGrade = (text: string): boolean =>
  LETTER_GRADE.test(text) || (GRADE.test(text) && text.replace(GRADE, '').replace(/[^\p{L}]/gu, '').length < 4)

/** The segment without its grade. */
export const removeGrade = (segment: Segment): Segment => ({
  ...segment,
  text: segment.text.replace(GRADE, '').replace(/(?<![\s,;:|·(])[\s,;:|·(]+$/, ''),
})
