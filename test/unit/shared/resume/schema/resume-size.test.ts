import { describe, expect, it } from 'vitest'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { fitContent } from '#shared/resume/schema/fit-content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { findOversize } from '#shared/resume/schema/resume-size.ts'

const createJobs = (count: number, bullets: number, text = 'Horneó pan'): ResumeContent =>
  contentSchema.parse({
    sections: {
      experience: Array.from({ length: count }, (_, i) => ({
        company: `Panadería ${i}`,
        achievements: Array.from({ length: bullets }, (_, j) => `${text} ${j}`),
      })),
    },
  })
const { sectionEntries, entryBullets, bullets, contentChars, documentChars } = LIMITS

describe('findOversize', () => {
  it.each([
    [createJobs(sectionEntries, 7), undefined],
    [createJobs(sectionEntries + 1, 1), 'too-many-entries'],
    [createJobs(1, entryBullets), undefined],
    [createJobs(1, entryBullets + 1), 'too-many-entry-bullets'],
    [createJobs(10, bullets / 10), undefined],
    [createJobs(10, bullets / 10 + 1), 'too-many-bullets'],
    [createJobs(10, 10, 'x'.repeat(contentChars / 100)), 'too-much-text'],
  ])('names the limit that a resume is beyond (%#)', (content, code) => {
    expect(findOversize(content, contentChars)?.code).toBe(code)
    let id = 0
    const document = contentToDocument(content, 'es', () => `id${id++}`)
    expect(findOversize(document, code === 'too-much-text' ? contentChars : documentChars)?.code).toBe(code)
  })

  it('does not count a photo', () => {
    const photo = `data:image/png;base64,${'A'.repeat(contentChars)}`
    expect(findOversize({ personalInfo: { photo } }, contentChars)).toBeNull()
  })

  it.each([null, 'text', 3, [], { sections: 5 }, { sections: { experience: 'x' } }, { experience: [null, 4] }])(
    'accepts any value (%j)',
    (value) => expect(findOversize(value, contentChars)).toBeNull(),
  )
})

describe('fitContent', () => {
  it('leaves a resume within the limits as it is', () => {
    const content = createJobs(20, 10)
    expect(fitContent(content)).toEqual({ content, leftOut: [] })
  })

  it.each([
    ['entries', createJobs(sectionEntries + 2, 1), ['Panadería 200', 'Horneó pan 0', 'Panadería 201', 'Horneó pan 0']],
    ['bullets of an entry', createJobs(1, entryBullets + 2), ['Horneó pan 300', 'Horneó pan 301']],
    ['bullets of all entries', createJobs(6, bullets / 6 + 1), ['250', '249', '250'].length],
  ])('returns the texts of %s beyond the limit', (_, content, expected) => {
    const { content: fitted, leftOut } = fitContent(content)
    expect(findOversize(fitted, contentChars)).toBeNull()
    if (Array.isArray(expected)) expect(leftOut).toEqual(expected)
    else expect(leftOut.length).toBeGreaterThanOrEqual(expected)
  })

  it('keeps the items of an own section up to the limit, and as many achievements', () => {
    const items = Array.from({ length: entryBullets + 1 }, (_, i) => `Feria ${i}`)
    const content = contentSchema.parse({
      sections: {
        volunteer: [{ organization: 'Banco de alimentos', role: 'Reparto' }],
        experience: [{ company: 'Horno solar', achievements: items }],
        custom: [{ id: 'ferias', title: 'Ferias', items }],
      },
    })
    const { content: fitted, leftOut } = fitContent(content)
    expect(leftOut).toEqual([`Feria ${entryBullets}`, `Feria ${entryBullets}`])
    expect(fitted.sections.volunteer).toEqual(content.sections.volunteer)
    const kept = items.slice(0, entryBullets)
    expect(fitted.sections.custom).toEqual([{ ...content.sections.custom?.[0], items: kept }])
    expect(fitted.sections.experience).toEqual([{ ...content.sections.experience?.[0], achievements: kept }])
  })

  it('leaves out entries from the end when there is too much text', () => {
    const content = createJobs(10, 10, 'x'.repeat(contentChars / 90))
    const { content: fitted, leftOut } = fitContent(content)
    expect(findOversize(fitted, contentChars)).toBeNull()
    expect(fitted.sections.experience?.[0]).toEqual(content.sections.experience?.[0])
    const kept = fitted.sections.experience?.length ?? 0
    expect(leftOut).toHaveLength((10 - kept) * 11)
  })
})
