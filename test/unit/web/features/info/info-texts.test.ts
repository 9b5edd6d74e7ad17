import { describe, expect, it } from 'vitest'
import { INFO_PATHS, isAppPath } from '#shared/app-paths.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { LETTER_WORDS } from '#shared/resume/letter/letter-length.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { CATEGORY_WEIGHTS } from '#shared/scoring/category-weights.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { EXAMPLES } from '#web/features/info/examples/info-examples.ts'
import type { InfoBlock, InfoTexts } from '#web/features/info/info-texts.ts'
import { splitLinks } from '#web/features/info/split-links.ts'
import { infoTextsEn } from '#web/features/info/texts/info-texts-en.ts'
import { infoTextsEs } from '#web/features/info/texts/info-texts-es.ts'

const TEXTS = { es: infoTextsEs, en: infoTextsEn } as const

const toLines = (block: InfoBlock): readonly string[] =>
  typeof block === 'string' ? [block] : Object.values(block).flat()

const listLines = ({ pages, help, labels }: InfoTexts): readonly string[] => [
  ...Object.values(pages).flatMap(({ title, lead, summary, sections }) => [
    title,
    lead,
    summary,
    ...sections.flatMap((section) => [section.title, ...section.body.flatMap(toLines)]),
  ]),
  ...help.flatMap(({ title, questions }) => [
    title,
    ...questions.flatMap(({ question, answer }) => [question, ...answer.flatMap(toLines)]),
  ]),
  labels.contact.none,
]

const kindOf = (block: InfoBlock): string => (typeof block === 'string' ? 'text' : Object.keys(block).join())

describe.each(LANGUAGES)('info pages in %s', (language) => {
  const texts = TEXTS[language]
  const lines = listLines(texts)

  it('say something on every line', () => {
    expect(lines.filter((line) => line.trim() === '')).toEqual([])
    for (const path of INFO_PATHS) expect(texts.pages[path].summary.length).toBeLessThanOrEqual(160)
  })

  it('link to screens that exist', () => {
    const links = lines.flatMap((line) => splitLinks(line).flatMap(({ to }) => to ?? []))
    const actions = INFO_PATHS.flatMap((path) => texts.pages[path].action?.to ?? [])
    expect(links.length).toBeGreaterThan(10)
    expect([...links, ...actions].filter((to) => !isAppPath(to))).toEqual([])
  })

  it('name a source for each mark, and no other', () => {
    for (const path of INFO_PATHS) {
      const { sections, sources = [] } = texts.pages[path]
      const text = sections.flatMap(({ body }) => body.flatMap(toLines)).join()
      const marks = new Set((text.match(/\[\d+\]/g) ?? []).map((mark) => Number(mark.slice(1, -1))))
      expect([path, [...marks].toSorted((a, b) => a - b)]).toEqual([path, sources.map((_, index) => index + 1)])
    }
  })

  it('give the figures of the product', () => {
    const percents = Object.values(CATEGORY_WEIGHTS).map((weight) => new RegExp(`${weight}\\s?%`))
    for (const percent of percents) expect(lines.some((line) => percent.test(line))).toBe(true)
    const { min, max } = LETTER_WORDS[language]
    expect(lines.some((line) => line.includes(`${min} `) && line.includes(` ${max} `))).toBe(true)
  })

  it('have examples that score as excellent, each in a design that exists', () => {
    for (const { id, templateId } of texts.examples) {
      const content = contentSchema.parse(EXAMPLES[language][id])
      const { overallScore } = analyzeContent(content, { language, now: Date.UTC(2026, 10, 22) })
      expect(overallScore, id).toBeGreaterThanOrEqual(80)
      expect(findTemplateById(templateId)).toBeDefined()
    }
    expect(texts.examples.map(({ id }) => id)).toEqual(Object.keys(EXAMPLES[language]))
  })
})

it('is the same text in both languages, block by block', () => {
  const outline = ({ pages, help }: InfoTexts) => [
    INFO_PATHS.map((path) => [path, pages[path].published, pages[path].action?.to, pages[path].sources]),
    help.map(({ questions }) => questions.map(({ answer }) => answer.map(kindOf))),
  ]
  expect(outline(infoTextsEs)).toEqual(outline(infoTextsEn))
  // A guide by country has the countries of its readers first.
  for (const path of INFO_PATHS.filter((known) => !known.endsWith('/resume-by-country'))) {
    const kinds = ({ pages }: InfoTexts) => pages[path].sections.map(({ body }) => body.map(kindOf))
    expect([path, kinds(infoTextsEs)]).toEqual([path, kinds(infoTextsEn)])
  }
})

it('lists the articles of the blog by day, newest first', () => {
  const days = INFO_PATHS.filter((path) => path.startsWith('/blog/')).map((path) => infoTextsEn.pages[path].published)
  expect(days.every((day) => day && !Number.isNaN(Date.parse(day)))).toBe(true)
  expect(days).toEqual(days.toSorted().reverse())
})
