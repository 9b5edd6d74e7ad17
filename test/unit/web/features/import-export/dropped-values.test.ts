import { expect, it } from 'vitest'
import { isLeftOut, summarizePaths } from '#web/features/import-export/import/dropped-values.ts'

const list = (...paths: string[]) => paths.map((path) => ({ path, reason: 'no-field' as const }))

it.each([
  [['work.0.url', 'skills.3.level'], 'url, level'],
  [['Profile.csv.0.Birth Date', 'Profile.csv.0.Industry'], 'Birth Date, Industry'],
  [['Candidate.CandidatePerson.BirthDate', 'A.Telephone.1.Contact'], 'BirthDate, Telephone'],
  [['A.Birthdate.@year', 'A.Birthdate.@month', 'A.Sector.Label'], 'Birthdate, Sector'],
  [['Positions.csv.400-999', 'Skills.csv'], 'Positions, Skills'],
  [[...'abcdefghij'], 'a, b, c, d, e, f, g, h, …'],
])('names the fields of %j', (paths, names) => expect(summarizePaths(list(...paths))).toBe(names))

it('does not count data of the service, nor what was imported unchanged', () => {
  const dropped = [
    { path: 'a', reason: 'too-long' },
    { path: 'Connections.csv', reason: 'other-data' },
    { path: 'work.0.endDate', reason: 'reversed-dates' },
  ] as const
  expect(dropped.filter(isLeftOut).map(({ path }) => path)).toEqual(['a'])
})
