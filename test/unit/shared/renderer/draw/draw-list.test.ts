import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { type DrawList, getTextBox } from '#shared/renderer/draw/draw-list.ts'
import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { contentSchema, FONT_FAMILIES, PAPERS, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { jsonResumeFolders } from '#test/utils/paths.ts'

const loaded = await Promise.all(FONT_FAMILIES.map((family) => createNodeFonts().load(family)))
const fonts: FontSet = Object.assign({}, ...loaded)

const corpus = jsonResumeFolders('valid').flatMap((folder) =>
  readdirSync(folder).map((name) => [name, importResume(readFileSync(join(folder, name), 'utf8')).content] as const),
)
const word = (letters: number) => 'abcdefghij'.repeat(Math.ceil(letters / 10)).slice(0, letters)

/** Very long words, hundreds of skills, dozens of entries, missing fields. */
const extreme: ResumeContent = contentSchema.parse({
  personalInfo: {
    fullName: `Ana ${word(60)} de la Santísima Trinidad y Todos los Santos`,
    title: `${word(90)} / ${'Directora general adjunta '.repeat(5)}`,
    email: `${word(70)}@correo.example`,
    phone: '+34 600 000 000 '.repeat(4),
    location: 'San Cristóbal de las Casas, '.repeat(6),
    linkedin: `https://www.linkedin.com/in/${word(80)}`,
    links: Array.from({ length: 9 }, (_, i) => ({ url: `https://example.org/${i}/${word(40)}` })),
  },
  sections: {
    summary: `${word(300)} ${'Texto largo de prueba. '.repeat(60)}`,
    experience: Array.from({ length: 14 }, (_, i) => ({
      company: i % 3 ? `Compañía ${'con un nombre que no acaba '.repeat(6)}${i}` : '',
      position: i % 4 ? `Puesto ${'de mucha responsabilidad '.repeat(5)}${i}` : '',
      startDate: i % 5 ? '2020-01' : 'a principios de aquel año que nadie recuerda del todo bien, creo',
      endDate: '2021-12',
      location: word(50),
      description: `${'Una frase. '.repeat(40)}\n- ${word(200)}\n- https://example.org/${word(150)}`,
    })),
    education: [{ institution: word(120), degree: '', field: '', startDate: '' }],
    skills: {
      technical: Array.from({ length: 140 }, (_, i) => (i % 20 ? `Habilidad ${i}` : word(90))),
      languages: Array.from({ length: 12 }, (_, i) => ({ language: `Idioma ${i} ${word(30)}`, detail: word(60) })),
      soft: ['Una'],
    },
    certifications: Array.from({ length: 12 }, (_, i) => ({ name: `Certificado ${i} ${word(40)}`, issuer: word(40) })),
  },
})

const contents: (readonly [string, ResumeContent])[] = [
  ['sample-es', sampleEs],
  ['sample-en', sampleEn],
  ['extreme', extreme],
  ...corpus,
]

interface LayoutError {
  readonly page: number
  readonly text: string
  readonly other?: string
}

const findOutsidePage = (list: DrawList): LayoutError[] =>
  list.pages.flatMap(({ texts }, page) =>
    texts.flatMap((text) => {
      const box = getTextBox(text)
      const inside =
        box.x >= 14 &&
        box.y >= 10 &&
        box.x + box.width <= list.paper.width - 14 &&
        box.y + box.height <= list.paper.height - 10
      return inside ? [] : [{ page, text: text.text }]
    }),
  )

const findOverlaps = (list: DrawList): LayoutError[] =>
  list.pages.flatMap(({ texts }, page) => {
    const boxes = texts.map((text) => ({ ...getTextBox(text), text: text.text })).sort((a, b) => a.y - b.y)
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const down = a.y + a.height - b.y
        if (down <= 0.6) return []
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
        return across > 0.5 ? [{ page, text: a.text, other: b.text }] : []
      }),
    )
  })

const createList = (content: ResumeContent, template: Template, paper: (typeof PAPERS)[number]) =>
  createDrawList({
    content: applyTemplate(content, template),
    template,
    language: 'es',
    fonts,
    paper,
  })

describe('the draw list of every document in every template', () => {
  it('includes the JSON Resume corpus', () => {
    expect(corpus.length).toBeGreaterThan(10)
  })

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s keeps every text inside the page without overlaps',
    (_, template) => {
      for (const [name, content] of contents) {
        for (const paper of PAPERS) {
          const list = createList(content, template, paper)
          expect({ name, paper, off: findOutsidePage(list), over: findOverlaps(list) }).toEqual({
            name,
            paper,
            off: [],
            over: [],
          })
        }
      }
    },
  )
})
