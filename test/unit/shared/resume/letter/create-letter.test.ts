import { expect, it } from 'vitest'
import { createLetter } from '#shared/resume/letter/create-letter.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createDraftJob } from '#shared/resume/tailoring/draft-job.ts'

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

it('a letter has the header and design of the resume, and what the job tells', () => {
  const resume = createEmptyDocument('cv', 'en')
  resume.personalInfo.fullName = 'Ida Sol'
  resume.personalInfo.location = { es: 'Lugo, España', en: 'Lugo, Spain' }
  resume.summary = { en: 'Cook' }
  const create = (job: Parameters<typeof createLetter>[0]['job'], country?: 'ES') =>
    createLetter({ resume, job, country, date: '2026-03-02', language: 'en' }, () => 'letter')
  const letter = create({ ...createDraftJob('We look for a cook.'), title: 'Head cook', company: 'Horno Alto' }, 'ES')
  expect(letter).toMatchObject({
    id: 'letter',
    language: 'en',
    country: 'ES',
    summary: {},
    personalInfo: { fullName: 'Ida Sol' },
    styling: { template: resume.styling.template, fitPages: 1 },
    letter: {
      situation: 'ad',
      position: { en: 'Head cook' },
      company: 'Horno Alto',
      date: '2026-03-02',
      place: { es: 'Lugo', en: 'Lugo' },
    },
  })
  const other = create(createDraftJob(' '))
  expect(other.letter).toMatchObject({ situation: 'speculative', position: {}, company: '' })
  expect(other).not.toHaveProperty('country')
  expect(create(null).letter?.situation).toBe('speculative')
})
