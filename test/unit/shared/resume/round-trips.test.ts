import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSequentialIds } from '#shared/ids.ts'
import { importEmbedded, serializeEmbedded } from '#shared/resume/embedded/embedded-resume.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { formatContentDate, formatFormDate, parseCvDate, toMonthIndex } from '#shared/resume/schema/dates.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'

const PARAMETERS = { numRuns: 100, seed: 24 }
const text = fc
  .string({ unit: fc.constantFrom(...'abñÉ 9%&<"\'\\/.,–€'), minLength: 1, maxLength: 30 })
  .map((value) => value.replace(/\s+/g, ' ').trim())
  .filter((value) => value !== '')
const month = fc
  .record({ year: fc.integer({ min: 1960, max: 2060 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((date) => `${date.year}-${String(date.month).padStart(2, '0')}`)

const content = fc
  .record({
    name: text,
    summary: text,
    jobs: fc.array(
      fc.record({
        company: text,
        position: text,
        startDate: month,
        endDate: month,
        lines: fc.array(text, { minLength: 1 }),
      }),
      {
        maxLength: 4,
      },
    ),
    skills: fc.array(text, { maxLength: 5 }),
  })
  .map(({ name, summary, jobs, skills }) =>
    contentSchema.parse({
      personalInfo: { fullName: name },
      sections: {
        summary,
        experience: jobs.map(({ lines, ...job }, i) => ({ ...job, id: `experience-${i}`, achievements: lines })),
        skills: { technical: skills.map((skill) => skill.replaceAll(',', ' ').trim() || 'x'), soft: [], languages: [] },
      },
    }),
  )

describe('a resume', () => {
  it('is the same after it was a document, a file of its owner, and the data of a PDF', () => {
    fc.assert(
      fc.property(content, (before) => {
        const document = contentToDocument(before, 'es', createSequentialIds('id'))
        const flat = documentToContent(document, 'es').content
        expect(flat.sections.experience ?? []).toMatchObject(before.sections.experience ?? [])
        expect([flat.personalInfo.fullName, flat.sections.summary]).toEqual([
          before.personalInfo.fullName,
          before.sections.summary,
        ])
        expect(importResume(JSON.stringify({ document })).document).toEqual(document)
        const data = serializeEmbedded(document, 'es', [])
        expect(importEmbedded(data, new Uint8Array()).document).toEqual(document)
      }),
      PARAMETERS,
    )
  })
})

describe('a month', () => {
  it('is the same after the form, in content, and in its place among others', () => {
    fc.assert(
      fc.property(month, month, (value, other) => {
        const date = parseCvDate(value)
        expect(parseCvDate(formatFormDate(date)).value).toBe(value)
        expect(formatContentDate(date)).toBe(value)
        expect(Math.sign(Number(toMonthIndex(value)) - Number(toMonthIndex(other)))).toBe(
          value < other ? -1 : value > other ? 1 : 0,
        )
      }),
      PARAMETERS,
    )
  })
})
