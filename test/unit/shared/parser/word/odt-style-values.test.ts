import { describe, expect, it } from 'vitest'
import { parseXml } from '#shared/archive/parse-xml.ts'
import { parseLength, readOdtStyles } from '#shared/parser/word/odt/odt-styles.ts'

/** The style `S` of paragraphs; `others` are further styles. */
const read = (inside: string, others = '', attributes = '') => {
  const xml = `<office:styles><style:style style:name="S" style:family="paragraph" ${attributes}>${inside}</style:style>${others}</office:styles>`
  const root = parseXml(new TextEncoder().encode(xml)).root
  const style = readOdtStyles([undefined, parseRoot(root)]).get('paragraph', 'S')
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}
const parseRoot = (root: ReturnType<typeof parseXml>['root']) => ({ ...root, children: [root] })
const text = (attributes: string) => `<style:text-properties ${attributes}/>`
const paragraph = (attributes: string, inside = '') =>
  `<style:paragraph-properties ${attributes}>${inside}</style:paragraph-properties>`

describe('the values of a style', () => {
  it.each([
    [text('fo:font-size="10.5pt"'), { size: 10.5 }],
    [text('fo:font-size="120%"'), { scale: 1.2 }],
    [text('style:font-name="Lato" fo:font-family="Jost"'), { font: 'Lato' }],
    [text('fo:font-family="Jost"'), { font: 'Jost' }],
    [text('fo:font-weight="bold" fo:font-style="oblique"'), { bold: true, italic: true }],
    [text('fo:font-weight="700" fo:font-style="italic"'), { bold: true, italic: true }],
    [text('fo:font-weight="normal" fo:font-style="normal"'), { bold: false, italic: false }],
    [text('fo:text-transform="uppercase"'), { caps: true }],
    [text('fo:font-variant="small-caps"'), { caps: true }],
    [text('fo:text-transform="none" fo:font-variant="small-caps"'), { caps: false }],
    [text('text:display="none"'), { hidden: true }],
    [text('text:display="true"'), { hidden: false }],
    [text('fo:color="#FF00AA"'), { color: '#ff00aa' }],
    [text('fo:color="red"'), {}],
    [text('fo:background-color="#112233"'), { shaded: true }],
    [text('fo:background-color="#FFFFFF"'), { shaded: false }],
    [text('fo:background-color="transparent"'), {}],
    [paragraph('fo:background-color="#112233"'), { shaded: true }],
    ['<style:table-cell-properties fo:background-color="#112233"/>', { shaded: true }],
    ['<style:graphic-properties draw:fill="solid" draw:fill-color="#112233"/>', { shaded: true }],
    ['<style:graphic-properties draw:fill="none" draw:fill-color="#112233"/>', {}],
    ['<style:graphic-properties fo:background-color="#112233"/>', { shaded: true }],
    [text('fo:language="es"'), { lang: 'es' }],
    [paragraph('fo:margin-left="10pt" fo:text-indent="-5pt"'), { indent: 10, firstLineIndent: -5 }],
    [paragraph('fo:margin="4pt"'), { spaceBefore: 4, spaceAfter: 4 }],
    [paragraph('fo:margin="4pt" fo:margin-top="1pt" fo:margin-bottom="2pt"'), { spaceBefore: 1, spaceAfter: 2 }],
    [paragraph('fo:text-align="end"'), { align: 'right' }],
    [paragraph('fo:text-align="right"'), { align: 'right' }],
    [paragraph('fo:text-align="center"'), { align: 'center' }],
    [paragraph('fo:text-align="justify"'), { align: 'left' }],
    [paragraph('fo:break-before="page"'), { pageBreakBefore: true }],
    [paragraph('fo:break-before="auto"'), { pageBreakBefore: false }],
    ['<style:table-column-properties style:column-width="30pt"/>', { width: 30 }],
  ])('%s', (inside, expected) => expect(read(inside)).toEqual(expected))

  it('are those of a list, unless that has no name', () => {
    expect(read('', '', 'style:list-style-name="L"')).toEqual({ listStyle: 'L' })
    expect(read('', '', 'style:list-style-name=""')).toEqual({})
  })

  it('have tab stops with a place', () => {
    const stop = (attributes: string) => `<style:tab-stop ${attributes}/>`
    const stops = [
      stop('style:position="10pt"'),
      stop('style:position="20pt" style:type="right"'),
      stop('style:position="30pt" style:type="center"'),
      stop('style:position="40pt" style:type="char"'),
      stop('style:type="right"'),
    ]
    expect(read(paragraph('', `<style:tab-stops>${stops.join('')}</style:tab-stops>`))).toEqual({
      tabs: [
        { at: 10, align: 'left' },
        { at: 20, align: 'right' },
        { at: 30, align: 'center' },
        { at: 40, align: 'left' },
      ],
    })
  })

  it('are inherited from parents, with sizes that are shares of theirs', () => {
    const parent = `<style:style style:name="P" style:family="paragraph">${text('fo:font-size="10pt" fo:font-weight="bold"')}</style:style>`
    const child = 'style:parent-style-name="P"'
    expect(read(text('fo:font-size="150%"'), parent, child)).toEqual({ size: 15, bold: true })
    expect(read(text('fo:font-weight="normal"'), parent, child)).toEqual({ size: 10, bold: false })
    expect(read(text('fo:color="#000000"'), '', child)).toEqual({ color: '#000000' })
  })
})

it.each([
  ['10pt', 10],
  ['1in', 72],
  ['-5pt', -5],
  ['abc', undefined],
  [undefined, undefined],
])('the length %s is %s', (raw, expected) => expect(parseLength(raw)).toBe(expected))
