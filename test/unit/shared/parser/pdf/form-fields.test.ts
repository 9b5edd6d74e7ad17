import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { type FormField, type FormText, formPdf } from '../../../../utils/files/form-pdf.ts'

const extract = async (texts: readonly FormText[], fields: readonly FormField[]) =>
  extractPdf(await loadPdfjs(), formPdf(texts, fields))

describe('a CV on a form', () => {
  const LABELS = [
    { text: 'Nombre:', x: 50, y: 740 },
    { text: 'Correo:', x: 50, y: 716 },
    { text: 'EXPERIENCIA', x: 50, y: 680 },
    { text: 'EDUCACION', x: 50, y: 540 },
  ]
  const FIELDS = [
    { name: 'estudios', text: 'Grado en Economía, Universidad de Murcia, 2009 – 2013', x: 50, y: 515, width: 500 },
    { name: 'Ñandú · “correo”', text: 'begona.nunez@ejemplo.example', x: 110, y: 716 },
    { name: 'nombre', text: 'Begoña Núñez Íñiguez', x: 110, y: 740 },
    {
      name: 'trabajo',
      text: 'Contable\nHermanos Peña S.L.\n2014 – 2019\nLlevé los libros de tres sedes.',
      x: 50,
      y: 600,
      width: 500,
      height: 70,
      flags: 1 << 12,
    },
    { name: 'carnet', text: '', x: 300, y: 716, width: 12, height: 12, state: 'Yes' as const },
  ]

  it('extracts values where their fields stand, whatever the field names, and no check boxes', async () => {
    const document = await extract(LABELS, FIELDS)
    expect(document.lines.map((line) => line.text)).toEqual([
      'Nombre: Begoña Núñez Íñiguez',
      'Correo: begona.nunez@ejemplo.example',
      'EXPERIENCIA',
      'Contable',
      'Hermanos Peña S.L.',
      '2014 – 2019',
      'Llevé los libros de tres sedes.',
      'EDUCACION',
      'Grado en Economía, Universidad de Murcia, 2009 – 2013',
    ])
    expect(document.hazards).toContainEqual({ code: 'form-fields', page: 1, params: { count: 4 } })
  })

  it('finds name, employer and school in it', async () => {
    const { personalInfo, sections } = parseResume(await extract(LABELS, FIELDS)).content
    expect(personalInfo).toMatchObject({ fullName: 'Begoña Núñez Íñiguez', email: 'begona.nunez@ejemplo.example' })
    expect(sections.experience?.[0]).toMatchObject({ position: 'Contable', company: 'Hermanos Peña S.L.' })
    expect(sections.education?.[0]).toMatchObject({ institution: 'Universidad de Murcia', endDate: '2013' })
  })

  it('keeps a field within its column', async () => {
    const left = ['SKILLS', 'Excel', 'SAP', 'LANGUAGES', 'Spanish', 'English']
    const right = [
      'EXPERIENCE',
      'Auditor',
      'Acme Corporation',
      'EDUCATION',
      'Degree in Economics',
      'University of Lugo',
    ]
    const texts = [
      ...left.map((text, i) => ({ text, x: 40, y: 700 - 23 * i })),
      ...right.map((text, i) => ({ text, x: 300, y: 700 - 20 * i })),
    ]
    const document = await extract(texts, [
      { name: 'dates', text: 'Since March 2015', x: 300, y: 648, width: 150, height: 12 },
    ])
    const lines = document.lines.map((line) => line.text)
    expect(lines.slice(0, 6)).toEqual(left)
    expect(lines.indexOf('Since March 2015')).toBe(lines.indexOf('Acme Corporation') + 1)
  })

  it('does not repeat text that the page has', async () => {
    const document = await extract(
      [{ text: 'Ana Ruiz', x: 60, y: 740 }],
      [{ name: 'n', text: 'Ana Ruiz', x: 60, y: 740 }],
    )
    expect(document.lines.map((line) => line.text)).toEqual(['Ana Ruiz'])
  })
})
