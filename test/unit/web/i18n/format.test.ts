import { expect, it } from 'vitest'
import { formatDate, formatMoney } from '#web/i18n/format.ts'

it.each([
  [800, 'en', '$8'],
  [1450, 'en', '$14.50'],
  [2000, 'es', '$20'],
] as const)('%d cents in %s are %s', (cents, language, expected) => {
  expect(formatMoney(cents, language)).toBe(expected)
})

it('formats dates in the interface language', () => {
  const day = Date.UTC(2026, 10, 20)
  expect(formatDate(day, 'es', { dateStyle: 'long', timeZone: 'UTC' })).toBe('20 de noviembre de 2026')
  expect(formatDate(day, 'en', { dateStyle: 'long', timeZone: 'UTC' })).toBe('November 20, 2026')
})
