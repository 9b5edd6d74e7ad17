import { expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { NOW } from '#test/utils/scoring/scoring-inputs.ts'

/** Jobs and studies told without names or dates. */
const TEXT = `Leocadia Marqués
leo.marques@example.com
EXPERIENCIA LABORAL
desde el verano en que llegué estuve llevando la tienda de mi tía con las cuentas y los pedidos
luego cuidé de dos personas mayores durante cuatro años, por las mañanas y algunas noches también
ESTUDIOS
hice el graduado escolar y un curso de carretillera con carnet y otro de manipuladora de alimentos`

it('a part that a person has confirmed is no longer asked about', () => {
  const extracted = extractText(TEXT)
  const input = { extracted, ...parseResume(extracted) }
  const listSubjects = (checked: readonly Subject[]) =>
    toResults({ analysis: analyze(input, { language: 'es', now: NOW, checked }) }, 'es').questions?.map(
      ({ subject }) => subject,
    ) ?? []
  const asked = listSubjects([])
  expect(asked).toContain('jobs')
  expect(listSubjects(['jobs'])).toEqual(asked.filter((subject) => subject !== 'jobs'))
  const certain = analyze(input, { language: 'es', now: NOW, checked: ['jobs'] })
  expect(certain.ledger.find(({ rule }) => rule === 'experience-complete')?.status).toBeUndefined()
})
