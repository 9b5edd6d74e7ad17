import { expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { listDoubtfulFields, listFieldsByLine } from '#shared/parser/fields-by-line.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'

const document = extractText(
  'Ana Ruiz\nana@example.com\n\nExperience\nAuditor\t2019 – 2021\nAcme Corp\nZorblax\t2015 – 2018\nQuux',
)
const parsed = parseResume(document)

it('lists the fields found on each line', () => {
  const fields = listFieldsByLine(document, parsed).map((line) => [line.text, line.fields.map((each) => each.field)])
  expect(fields).toContainEqual(['Ana Ruiz', ['fullName']])
  expect(fields).toContainEqual(['Acme Corp', ['company']])
  expect(fields).toContainEqual(['Experience', []])
  expect(fields.find(([text]) => text === 'Auditor 2019 – 2021')?.[1]).toEqual(['position', 'startDate', 'endDate'])
})

it('lists fields below the confidence limit: names that fit both position and company', () => {
  expect(listDoubtfulFields(parsed)).toEqual(
    expect.arrayContaining(['experience/experience-2/company', 'experience/experience-2/position']),
  )
  expect(listDoubtfulFields(parsed)).not.toContain('experience/experience-1/company')
})
