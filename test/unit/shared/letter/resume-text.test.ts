import { expect, it } from 'vitest'
import { toSpokenName, toWholeName } from '#shared/letter/facts/resume-text.ts'

it.each([
  ['Norte Foods | Madrid', 'Norte Foods'],
  ['HOSPITAL GENERAL DE LA VEGA', 'Hospital General de la Vega'],
  ['IBM ESPAÑA SERVICIOS', 'IBM España Servicios'],
  ['LA ARTESANA PANADEROS', 'La Artesana Panaderos'],
  ['IBM', 'IBM'],
  ['CERRAJERÍA', 'Cerrajería'],
  ['HERRAJES RIBERA S.R.L', 'Herrajes Ribera S.R.L'],
  ['Construcciones Ribera S.A.', 'Construcciones Ribera S.A.'],
  ['– Taller Ruiz , Soria,', 'Taller Ruiz, Soria'],
  ['a text of far more than the nine words that a name has', ''],
])('%s', (name, spoken) => {
  expect(toSpokenName(name, 9)).toBe(spoken)
})

it('leaves out a name whose end was not read', () => {
  expect(toWholeName('Curso de manejo de', 9)).toBe('')
  expect(toWholeName('Certificate of fitness under', 9)).toBe('')
  expect(toWholeName('Curso de soldadura', 9)).toBe('Curso de soldadura')
})
