import { expect, it } from 'vitest'
import { createLetter } from '#shared/resume/letter/create-letter.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'

it.each([
  ['Valencia, España', 'Valencia'],
  ['Calle del Faro 12, 3.º B, 15011 A Coruña', 'A Coruña'],
  ['C/ Mayor, 4, 28013 Madrid, España', 'Madrid'],
  ['Rúa Nova, Lugo', 'Lugo'],
  ['Portland, OR 97201', 'Portland'],
  ['12 Mill Lane, Leeds LS1 4DY', 'Leeds'],
  ['10115 Berlin, Germany', 'Berlin'],
  ['Calle Alta 7', ''],
])('the city of %j before the date is %j', (location, city) => {
  const resume = createEmptyDocument('cv', 'es')
  resume.personalInfo.location = { es: location }
  const letter = createLetter(
    { resume, job: null, country: undefined, date: '2026-03-02', language: 'es' },
    () => 'letter',
  )
  expect(letter.letter?.place.es ?? '').toBe(city)
})
