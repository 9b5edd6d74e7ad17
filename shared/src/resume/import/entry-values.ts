import { AppError } from '../../errors.ts'
import { contentSchema, type ResumeContent } from '../schema/content.ts'
import { isPresentDate, parseCvDate, toMonthIndex } from '../schema/dates.ts'
import type { DroppedValue } from './dropped-value.ts'
import type { FieldExtractor, Path } from './field-extractor.ts'

/**
 * A content of extracted fields, with all that was not imported.
 * @throws AppError `invalid-document` when the content is not valid
 */
export const finishContent = (
  fields: FieldExtractor,
  raw: unknown,
): { content: ResumeContent; dropped: DroppedValue[] } => {
  const content = contentSchema.safeParse(raw)
  if (!content.success) throw new AppError('invalid-document', { path: content.error.issues[0]?.path.join('.') ?? '' })
  return { content: content.data, dropped: [...fields.dropped(), ...findReversedDates(content.data)] }
}

/** Reports entries that end before they start. Their dates are imported unchanged. */
const findReversedDates = ({ sections }: ResumeContent): DroppedValue[] =>
  Object.entries({ work: sections.experience, education: sections.education, volunteer: sections.volunteer }).flatMap(
    ([list, entries]) =>
      (entries ?? []).flatMap(({ startDate, endDate }, i) => {
        const [from, to] = [toMonthIndex(startDate), toMonthIndex(endDate ?? '')]
        const isReversed = from !== null && to !== null && to < from
        return isReversed ? [{ path: `${list}.${i}.endDate`, reason: 'reversed-dates' as const }] : []
      }),
  )

/** `YYYY-MM`, `YYYY` or, without a date in it, the text; empty for words such as `present`. */
export const toContentDate = (text: string): string => (isPresentDate(text) ? '' : parseCvDate(text).value || text)

/** The dates of an entry as `ResumeContent` has them. A missing end date means that the entry is current. */
export const toDateRange = (start: string, end: string): { startDate: string; endDate?: string; current?: boolean } => {
  const [startDate, endDate] = [toContentDate(start), toContentDate(end)]
  return { startDate, ...(endDate ? { endDate } : startDate !== '' && { current: true }) }
}

/** List items inside a prose field. `to-json-resume.ts` splits them again. */
export const toBulletLines = (items: readonly string[]): string[] => items.map((item) => `- ${item}`)

const BULLET = /^\s{0,20}[•●▪‣◦∙·*–-]\s{1,20}(?=\S)/u

/** Splits prose that ends in a list: the text before it, and its items. Other prose is left as it is. */
export const splitBullets = (text: string): { description: string; achievements: string[] } => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const first = lines.findIndex((line) => BULLET.test(line))
  const items = first < 0 ? [] : lines.slice(first)
  if (items.length === 0 || !items.every((line) => BULLET.test(line))) return { description: text, achievements: [] }
  return {
    description: lines.slice(0, first).join('\n'),
    achievements: items.map((line) => line.replace(BULLET, '').trim()),
  }
}

/** A custom section of the non-empty items, or none; `path` is where a cut is reported. */
export const createCustomSection = (
  fields: FieldExtractor,
  path: Path,
  section: { readonly id: string; readonly title: string; readonly items: readonly string[] },
) => {
  const items = fields.limit(
    path,
    section.items.filter((item) => item !== '').map((item) => fields.join(path, [item])),
  )
  return items.length > 0 ? [{ id: section.id, title: section.title, items }] : []
}
