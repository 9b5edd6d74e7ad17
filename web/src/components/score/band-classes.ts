import type { Band } from '#shared/scoring/bands.ts'

export const BAND_TEXT_CLASS: Readonly<Record<Band, string>> = {
  excellent: 'text-good',
  good: 'text-fair',
  'needs-work': 'text-bad',
}
export const BAND_STROKE_CLASS: Readonly<Record<Band, string>> = {
  excellent: 'stroke-good',
  good: 'stroke-beam',
  'needs-work': 'stroke-bad',
}
export const BAND_BACKGROUND_CLASS: Readonly<Record<Band, string>> = {
  excellent: 'bg-good',
  good: 'bg-beam',
  'needs-work': 'bg-bad',
}
