import { describe, expect, it } from 'vitest'
import { conjugateSpanish, isInfinitive } from '#shared/scoring/suggestions/spanish/conjugate.ts'

describe('isInfinitive', () => {
  it.each(['podar', 'vender', 'atender', 'leer', 'reír', 'freír', 'pulir', 'unir'])('%s is one', (word) => {
    expect(isInfinitive(word)).toBe(true)
  })

  it.each([
    'taller',
    'chófer',
    'líder',
    'hogar',
    'dólar',
    'azúcar',
    'dólar'.normalize('NFD'),
    'escolar',
    'Podar',
    'podaré',
    'bar',
    'ir',
    'tambor',
    'sur',
  ])('%s is none', (word) => {
    expect(isInfinitive(word)).toBe(false)
  })
})

describe('conjugateSpanish', () => {
  it.each([
    ['podar', 'podé', 'podo'],
    ['regar', 'regué', 'riego'],
    ['colocar', 'coloqué', 'coloco'],
    ['trazar', 'tracé', 'trazo'],
    ['averiguar', 'averigüé', null],
    ['vender', 'vendí', 'vendo'],
    ['pulir', 'pulí', null],
    ['reír', 'reí', null],
  ])('%s: %s, %s', (verb, past, present) => {
    expect([conjugateSpanish(verb, 'past'), conjugateSpanish(verb, 'present')]).toEqual([past, present])
  })
})
