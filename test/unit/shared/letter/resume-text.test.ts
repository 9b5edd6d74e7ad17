import { expect, it } from 'vitest'
import { toSpokenName } from '#shared/letter/facts/resume-text.ts'

it.each([
  ['Norte Foods | Madrid', 'Norte Foods'],
  ['HOSPITAL GENERAL DE LA VEGA', 'Hospital General de la Vega'],
  ['IBM ESPAÑA SERVICIOS', 'IBM España Servicios'],
  ['IBM', 'IBM'],
  ['Construcciones Ribera S.A.', 'Construcciones Ribera S.A.'],
  ['– Taller Ruiz , Soria,', 'Taller Ruiz, Soria'],
  ['a text of far more than the nine words that a name has', ''],
])('%s', (name, spoken) => {
  expect(toSpokenName(name, 9)).toBe(spoken)
})
