import type { Paper } from '#shared/resume/schema/content.ts'

const LETTER_REGIONS = new Set([
  'US',
  'CA',
  'MX',
  'CO',
  'VE',
  'CL',
  'PR',
  'PH',
  'GT',
  'CR',
  'SV',
  'NI',
  'HN',
  'PA',
  'DO',
])

/** Returns the paper size in use in the region of a BCP 47 language tag, such as `es-MX`; A4 without a region. */
export const getPaperForLanguageTag = (tag: string): Paper => {
  const region = tag.split('-').find((part) => /^[A-Z]{2}$/.test(part))
  return region && LETTER_REGIONS.has(region) ? 'letter' : 'a4'
}
