import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { extractDocx } from '#shared/parser/word/extract-docx.ts'
import { extractOdt } from '#shared/parser/word/extract-odt.ts'
import type { ExpectedResume } from '#test/corpus/corpus.ts'
import { WORD_FILES } from '#test/corpus/word/write-word-files.ts'

const FOLDER = new URL('../../../../corpus/word/', import.meta.url)
const read = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, FOLDER)))

describe.each(Object.entries(WORD_FILES))('%s', (name, written) => {
  const expected: ExpectedResume = JSON.parse(readFileSync(new URL(`${name}.expected.json`, FOLDER), 'utf8'))
  const document = (name.endsWith('.odt') ? extractOdt : extractDocx)(read(name))
  const { content } = parseResume(document)

  it('is what write-word-files.ts writes', () => {
    expect(Buffer.compare(read(name), written)).toBe(0)
  })

  it('has the headings and columns that are expected', () => {
    const texts = document.lines.map(({ text }) => text)
    expect(texts.filter((text) => expected.headings?.includes(text))).toEqual(expected.headings)
    expect(document.pages[0]?.columns).toBe(expected.columns)
    expect(document.language).toBe(expected.lang)
  })

  it('parses to the contact data, jobs and studies that are expected', () => {
    const { personalInfo, sections } = content
    expect(personalInfo).toMatchObject({ fullName: expected.name, email: expected.email, phone: expected.phone })
    const jobs = sections.experience?.map(({ company, position, startDate, endDate }) => {
      return { company, position, start: startDate, end: endDate ?? null }
    })
    const studies = sections.education?.map(({ institution, degree, startDate, endDate }) => {
      return { institution, degree, start: startDate, end: endDate }
    })
    expect(jobs).toEqual(expected.experience)
    expect(studies).toEqual(expected.education)
  })
})
