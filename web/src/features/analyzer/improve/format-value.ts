import type { Change } from '#shared/resume/edits/changes.ts'

type Value = Change['before']

const ENTRY_FIELDS = ['company', 'institution', 'organization', 'name', 'title', 'label', 'url'] as const

/** A value of a document as text: lists joined, dates as written, objects by their text or name. */
export const formatValue = (value: Value): string => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ')
  for (const key of ['text', 'value', 'es', 'en', ...ENTRY_FIELDS]) {
    const inner = value[key]
    if (typeof inner === 'string' && inner !== '') return inner
  }
  return Object.values(value).map(formatValue).filter(Boolean).join(' · ')
}
