import { cvDateSchema, formatFormDate } from '#shared/resume/schema/dates.ts'

/** The value of a field, or of a whole entry, as text for people; ids are left out. */
export const formatValue = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ')
  const date = cvDateSchema.safeParse(value)
  if (date.success) return date.data.text || formatFormDate(date.data)
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .flatMap(([key, part]) => (key === 'id' ? [] : formatValue(part)))
    .filter(Boolean)
    .join(' · ')
}
