import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type DrawList, getTextBox } from '#shared/renderer/draw/draw-list.ts'
import type { Shape } from '#shared/renderer/draw/shapes.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'

const fonts = createNodeFonts()
const samples = { es: sampleEs, en: sampleEn }
const designs = TEMPLATES.filter(({ id, design }) => id === design)
const cases = LANGUAGES.flatMap((language) => designs.map((template) => [template.id, language, template] as const))

const draw = async (content: ResumeContent, template: Template, language: Language) => {
  const styled = applyTemplate(content, template)
  return createDrawList({
    content: styled,
    template,
    language,
    fonts: await loadDocumentFonts(fonts, styled, template),
  })
}

/** `count` jobs with two to five bullets of the sample. */
const createLongResume = (language: Language, count: number): ResumeContent => {
  const sample = samples[language]
  const jobs = sample.sections.experience ?? []
  const bullets = jobs.flatMap((job) => job.achievements ?? [])
  const experience = Array.from({ length: count }, (_, i) => ({
    ...jobs[i % jobs.length],
    id: `job-${i}`,
    achievements: Array.from({ length: 2 + ((i * 7) % 4) }, (_, n) => bullets[(i + n) % bullets.length]),
  }))
  return contentSchema.parse({ ...sample, sections: { ...sample.sections, experience } })
}

const readText = (list: DrawList): string =>
  list.pages.flatMap((page) => page.texts.filter((text) => text.node).map((text) => text.text)).join('\n')

/** Share of the page between its last line and the bottom of its text. */
const measureFoot = (list: DrawList, page: number, template: Template): number => {
  const bottom = Math.max(...(list.pages[page]?.texts ?? []).filter((text) => text.node).map((text) => text.y))
  const footer = page === 0 ? 0 : 16
  return (list.paper.height - template.margin.y - footer - bottom) / list.paper.height
}

/** Whether a page has the background or the rule of a sidebar. */
const hasSidebar = (shapes: readonly Shape[], { paper }: DrawList): boolean => {
  const isTall = (height: number) => height > paper.height * 0.6
  return shapes.some(
    (shape) =>
      (shape.kind === 'rect' && isTall(shape.height) && shape.width > 100) ||
      (shape.kind === 'line' && isTall(Math.abs(shape.y2 - shape.y1))),
  )
}

const listOverlaps = (list: DrawList): string[] =>
  list.pages.flatMap(({ texts }) => {
    const boxes = texts.map((text) => ({ text: text.text, ...getTextBox(text) }))
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5)
        .filter((b) => a.y + a.height * 0.8 > b.y + b.height * 0.2 && b.y + b.height * 0.8 > a.y + a.height * 0.2)
        .map((b) => `${a.text} | ${b.text}`),
    )
  })

describe('a long resume', () => {
  it.each(cases)('fills its pages in %s (%s) and loses nothing', async (_, language, template) => {
    const content = createLongResume(language, 9)
    const list = await draw(content, template, language)
    expect(list.pages.length).toBeGreaterThan(1)
    for (let page = 0; page < list.pages.length - 1; page++)
      expect(measureFoot(list, page, template), `foot of page ${page + 1}`).toBeLessThanOrEqual(0.08)
    expect(findMissingFields(applyTemplate(content, template), readText(list), language)).toEqual([])
    expect(listOverlaps(list)).toEqual([])
  })

  const withSidebar = designs.filter(({ layout }) => layout !== 'single')
  it.each(withSidebar.map((template) => [template.id, template] as const))(
    'has the sidebar of %s on the pages that its sections need, and text over the full width on the others',
    async (_, template) => {
      const base = createLongResume('en', 16)
      const technical = Array.from({ length: 36 }, (_, i) => `Tool ${String.fromCharCode(65 + (i % 26))}${i}`)
      const soft = Array.from({ length: 24 }, (_, i) => `Strength ${i}`)
      const skills = { ...base.sections.skills, technical, soft }
      const content = contentSchema.parse({ ...base, sections: { ...base.sections, skills } })
      const list = await draw(content, template, 'en')
      const pages = list.pages.map(({ shapes, texts }) => {
        const read = texts.filter((text) => text.node)
        const isInSidebar = ({ path }: { path?: string | undefined }) =>
          template.sidebar.sections.some((section) => path?.startsWith(section))
        return {
          hasSidebar: hasSidebar(shapes, list),
          hasItsText: read.some(({ node }) => node && isInSidebar(node)),
          width: Math.max(...read.map(({ x, width }) => x + width)) - Math.min(...read.map(({ x }) => x)),
        }
      })
      const after = pages.filter(({ hasSidebar }) => !hasSidebar)
      expect(pages.map(({ hasSidebar }) => hasSidebar)).toEqual(pages.map(({ hasItsText }) => hasItsText))
      expect(after.length).toBeGreaterThan(0)
      for (const { width } of after) expect(width).toBeGreaterThan(list.paper.width * 0.75)
      expect(findMissingFields(applyTemplate(content, template), readText(list), 'en')).toEqual([])
      expect(listOverlaps(list)).toEqual([])
    },
  )

  it.each(withSidebar.map((template) => [template.id, template] as const))(
    'has certificates that do not fit below the skills in %s in the main column, not on a page almost without text',
    async (_, template) => {
      const base = createLongResume('en', 16)
      const technical = Array.from({ length: 24 }, (_, i) => `Analysis of structure ${i}`)
      const certifications = Array.from({ length: 6 }, (_, i) => ({
        id: `c-${i}`,
        name: `Inspector ${i}`,
        issuer: 'Board',
      }))
      const skills = { ...base.sections.skills, technical }
      const content = contentSchema.parse({ ...base, sections: { ...base.sections, skills, certifications } })
      const list = await draw(content, template, 'en')
      const pages = list.pages.flatMap(({ texts }, page) =>
        texts.some(({ node }) => node?.path?.startsWith('certifications/')) ? [page] : [],
      )
      expect(list.pages.filter(({ shapes }) => hasSidebar(shapes, list))).toHaveLength(1)
      expect(pages).toEqual([list.pages.length - 1])
    },
  )

  it.each(designs.map((template) => [template.id, template] as const))(
    'keeps two bullets of a list of one-line bullets together in %s',
    async (_, template) => {
      for (let count = 20; count < 26; count++) {
        const items = Array.from({ length: 4 }, (_, i) => `Talk ${i}`)
        const custom = Array.from({ length: count }, (_, i) => ({ id: `list-${i}`, title: `List ${i}`, items }))
        const list = await draw(
          contentSchema.parse({ ...sampleEn, sections: { summary: 'Talks.', custom } }),
          template,
          'en',
        )
        // A bullet alone may save a page.
        const isFull = measureFoot(list, list.pages.length - 1, template) < 0.15
        if (isFull) continue
        for (const { texts } of list.pages) {
          const bullets = texts.flatMap(({ node }) => /^custom\/(.+?)\/items\//.exec(node?.path ?? '')?.[1] ?? [])
          for (const lines of Object.values(Object.groupBy(bullets, (id) => id)))
            expect(lines?.length).toBeGreaterThanOrEqual(2)
        }
      }
    },
  )
})

describe('any resume', () => {
  const word = fc.constantFrom('obra', 'calidad', 'internacionalización', 'y', 'SQL', '43 %', 'x@a.example', 'año')
  const sentence = fc.array(word, { minLength: 1, maxLength: 45 }).map((words) => words.join(' '))
  const job = fc.record({
    company: fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')),
    position: sentence,
    startDate: fc.constantFrom('', '2019', '2020-04'),
    location: fc.constantFrom('', 'Lugo'),
    description: fc.option(sentence, { nil: '' }),
    achievements: fc.array(sentence, { maxLength: 8 }),
  })

  it('keeps its texts on the page, apart from each other and complete', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(job, { maxLength: 12 }),
        fc.array(
          fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
          { maxLength: 60 },
        ),
        fc.constantFrom(...designs),
        fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        async (jobs, technical, template, fitPages) => {
          const experience = jobs.map((entry, i) => ({ ...entry, id: `job-${i}`, current: entry.startDate !== '' }))
          const skills = { technical, soft: [], languages: [] }
          const content = contentSchema.parse({
            personalInfo: sampleEs.personalInfo,
            sections: { summary: 'Resumen.', experience, skills },
            styling: { ...sampleEs.styling, fitPages },
          })
          const list = await draw(content, template, 'es')
          for (const text of list.pages.flatMap((page) => page.texts)) {
            expect(text.x).toBeGreaterThan(0)
            expect(text.x + text.width).toBeLessThan(list.paper.width)
            expect(text.y).toBeLessThan(list.paper.height)
            expect(text.size).toBeGreaterThanOrEqual(9)
          }
          expect(listOverlaps(list)).toEqual([])
          expect(findMissingFields(applyTemplate(content, template), readText(list), 'es')).toEqual([])
          expect(list.overflow === undefined).toBe(fitPages === undefined || list.pages.length <= fitPages)
        },
      ),
      { numRuns: 60, seed: 20_261_122 },
    )
  })
})
