import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'

const stream = (content: string, entries = ''): string =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`

/** A PDF of two pages with these contents. `/Half` is transparent, `/Dark` multiplies colors, `/Fm` fills the page. */
const createPdf = (first: string, second = ''): Uint8Array => {
  const resources =
    '/Resources<</Font<</F1 7 0 R>>/XObject<</Fm 8 0 R/Gr 9 0 R>>/ExtGState<</Half<</ca .5>>/Dark<</BM/Multiply>>>>>>'
  const page = (content: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R${resources}>>`
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]'
  return writePlainPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5),
    page(6),
    stream(first),
    stream(second),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream('1 g 0 0 595 842 re f', form),
    stream('1 g 0 0 595 842 re f', `${form}/Group<</S/Transparency>>`),
  ])
}

const text = (content: string, y: number): string => `0 g BT /F1 11 Tf 60 ${y} Td (${content}) Tj ET\n`

const TEMPLATE = text('Panadero en Hornos Sol', 700)
const OWN = text('Rosa Vidal Prats', 780) + text('Costurera en Telares Luna desde 2019', 704) + text('Soria', 650)
const BACKGROUND = '.9 g 40 600 400 200 re f\n'

const read = async (first: string, second?: string) => {
  const { lines, hazards } = await extractPdf(await loadPdfjs(), createPdf(first, second), { hazards: 'after' })
  return { text: lines.map((line) => line.text).join('\n'), hazards }
}

describe('text under a filled box', () => {
  it('is no text of the resume, and a warning quotes it', async () => {
    const { text, hazards } = await read(TEMPLATE + BACKGROUND + OWN)
    expect(text).toBe('Rosa Vidal Prats\nCosturera en Telares Luna desde 2019\nSoria')
    expect(hazards).toContainEqual({
      code: 'invisible-text',
      page: 1,
      quote: 'Panadero en Hornos Sol',
      params: { letters: 22 },
    })
  })

  it.each<[string, string]>([
    ['a box in a form', '/Fm Do\n'],
    ['a box in a group', '/Gr Do\n'],
    ['a box in a clip that is large enough', `q 50 690 300 40 re W n ${BACKGROUND}Q\n`],
  ])('is covered by %s', async (_, cover) => {
    expect((await read(TEMPLATE + cover + OWN)).text).not.toContain('Panadero')
  })

  it.each<[string, string]>([
    ['a box below the text', ''],
    ['a transparent box', `q /Half gs ${BACKGROUND}Q\n`],
    ['a marker', `q /Dark gs ${BACKGROUND}Q\n`],
    ['a transparent group', 'q /Half gs /Gr Do Q\n'],
    ['a box beside the text', '.9 g 40 600 60 200 re f\n'],
    ['a box in a small clip', `q 50 690 40 40 re W n ${BACKGROUND}Q\n`],
    ['a box in a round clip', `q 40 600 m 40 900 440 900 440 600 c h W n ${BACKGROUND}Q\n`],
    ['a round shape', '.9 g 40 600 m 40 1000 440 1000 440 600 c h f\n'],
    ['a triangle', '.9 g 40 600 m 440 600 l 440 800 l h f\n'],
    ['a box at an angle', `q .9 .4 -.4 .9 0 0 cm ${BACKGROUND}Q\n`],
  ])('is not covered by %s', async (_, cover) => {
    expect((await read(BACKGROUND + TEMPLATE + cover + OWN)).text).toContain('Panadero')
  })

  it('stays where most of the page would be covered', async () => {
    expect((await read(TEMPLATE + OWN + BACKGROUND + text('Soria', 650))).text).toContain('Panadero')
  })

  it('stays below the bar of a web page that is printed on each page', async () => {
    const bar = '.2 g 0 770 595 50 re f\n'
    const second = text('Panadero en Hornos Sol', 780) + bar + text('Costurera en Telares Luna desde 2019', 704)
    expect((await read(OWN, second)).text).toContain('Panadero')
    expect((await read(second, OWN)).text).not.toContain('Panadero')
    expect((await read(OWN, second.replace('595', '300'))).text).not.toContain('Panadero')
  })
})
