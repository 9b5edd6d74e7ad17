import { describe, expect, it } from 'vitest'
import { parseXml, type XmlElement } from '#shared/archive/parse-xml.ts'
import { unsafeCast } from '#shared/cast.ts'
import { readParagraphProperties, toPt } from '#shared/parser/word/docx/paragraph-properties.ts'
import type { PartContext } from '#shared/parser/word/docx/part-context.ts'
import { readBoxes } from '#shared/parser/word/docx/read-boxes.ts'
import { readRunProperties } from '#shared/parser/word/docx/run-properties.ts'

const parse = (xml: string): XmlElement => parseXml(new TextEncoder().encode(xml)).root
const readRun = (inside: string) => readRunProperties(parse(`<w:rPr>${inside}</w:rPr>`))
const readParagraph = (inside: string) => readParagraphProperties(parse(`<w:pPr>${inside}</w:pPr>`))

describe('the properties of a run', () => {
  it.each([
    ['', {}],
    ['<w:sz w:val="21"/>', { size: 10.5 }],
    ['<w:sz w:val="0"/>', {}],
    ['<w:sz w:val="9000"/>', { size: 1_000 }],
    ['<w:rFonts w:ascii="Lato" w:hAnsi="Jost"/>', { font: 'Lato' }],
    ['<w:rFonts w:hAnsi="Jost" w:asciiTheme="minor"/>', { font: 'Jost' }],
    ['<w:rFonts w:asciiTheme="minor"/>', { font: 'minor' }],
    ['<w:b/>', { bold: true }],
    ['<w:b w:val="0"/>', { bold: false }],
    ['<w:b w:val="off"/>', { bold: false }],
    ['<w:i w:val="true"/>', { italic: true }],
    ['<w:i w:val="false"/>', { italic: false }],
    ['<w:caps/>', { caps: true }],
    ['<w:smallCaps/>', { caps: true }],
    ['<w:caps w:val="0"/><w:smallCaps/>', { caps: false }],
    ['<w:vanish/>', { hidden: true }],
    ['<w:color w:val="FF00AA"/>', { color: '#ff00aa' }],
    ['<w:color w:val="auto"/>', {}],
    ['<w:color w:val="0FF00AA"/>', {}],
    ['<w:highlight w:val="yellow"/>', { shaded: true }],
    ['<w:highlight w:val="none"/>', {}],
    ['<w:highlight w:val="white"/><w:shd w:fill="112233"/>', { shaded: true }],
    ['<w:shd w:fill="auto"/>', { shaded: false }],
    ['<w:shd w:fill="FFFFFF"/>', { shaded: false }],
    ['<w:shd/>', { shaded: false }],
    ['<w:shd w:fill="FFFFFF" w:themeFill="accent1"/>', { shaded: true }],
    ['<w:lang w:val="es-ES"/>', { lang: 'es-ES' }],
  ])('%s', (inside, properties) => expect(readRun(inside)).toEqual(properties))

  it('are none without the element', () => {
    expect([readRunProperties(undefined), readParagraphProperties(undefined)]).toEqual([{}, {}])
  })
})

describe('the properties of a paragraph', () => {
  it.each([
    ['', {}],
    ['<w:ind w:left="200"/>', { indent: 10 }],
    ['<w:ind w:start="400" w:firstLine="60"/>', { indent: 20, firstLineIndent: 3 }],
    ['<w:ind w:hanging="60" w:firstLine="80"/>', { firstLineIndent: -3 }],
    ['<w:spacing w:before="40" w:after="80"/>', { spaceBefore: 2, spaceAfter: 4 }],
    ['<w:jc w:val="right"/>', { align: 'right' }],
    ['<w:jc w:val="end"/>', { align: 'right' }],
    ['<w:jc w:val="center"/>', { align: 'center' }],
    ['<w:jc w:val="both"/>', { align: 'left' }],
    ['<w:numPr><w:ilvl w:val="2"/><w:numId w:val="5"/></w:numPr>', { numberingId: '5', level: 2 }],
    ['<w:numPr><w:ilvl w:val="12"/></w:numPr>', { level: 8 }],
    ['<w:numPr><w:ilvl w:val="-1"/></w:numPr>', { level: 0 }],
    ['<w:numPr><w:ilvl w:val="x"/></w:numPr>', {}],
    ['<w:contextualSpacing/>', { contextualSpacing: true }],
    ['<w:pageBreakBefore w:val="0"/>', { pageBreakBefore: false }],
    ['<w:shd w:fill="112233"/>', { shaded: true }],
    ['<w:tabs/>', { tabs: [] }],
  ])('%s', (inside, properties) => expect(readParagraph(inside)).toEqual(properties))

  it('have tabs with a place, which are neither cleared nor bars', () => {
    const tab = (kind: string, at: string) => `<w:tab w:val="${kind}" w:pos="${at}"/>`
    const tabs = ['left', 'right', 'end', 'center', 'decimal', 'clear', 'bar'].map((kind, i) => tab(kind, `${i * 20}`))
    expect(readParagraph(`<w:tabs>${tabs.join('')}<w:tab w:pos="200"/>${tab('left', 'x')}</w:tabs>`).tabs).toEqual([
      { at: 0, align: 'left' },
      { at: 1, align: 'right' },
      { at: 2, align: 'right' },
      { at: 3, align: 'center' },
      { at: 4, align: 'left' },
      { at: 10, align: 'left' },
    ])
    expect(readParagraph(`<w:tabs>${tab('left', '20').repeat(61)}</w:tabs>`).tabs).toHaveLength(60)
  })

  it.each([
    ['20', 1],
    ['-30', -1.5],
    ['70000', 3_000],
    ['-70000', -3_000],
    ['x', undefined],
    [undefined, undefined],
  ])('%s twentieths are %s pt', (twips, pt) => expect(toPt(twips)).toBe(pt))
})

describe('the text boxes of a drawing', () => {
  const shaded: boolean[] = []
  const context: PartContext = {
    styles: unsafeCast<PartContext['styles']>({}, 'text boxes read none'),
    numbering: unsafeCast<PartContext['numbering']>({}, 'text boxes read none'),
    relationships: new Map(),
    isMargin: false,
    marginLeft: 50,
    marginTop: 70,
    noted: { links: [], fonts: new Set(), pictures: 0, icons: 0, hasShapes: false, lang: undefined },
    readBlocks: (_element, _context, isShaded) => {
      shaded.push(isShaded)
      return []
    },
    fields: [],
  }
  const read = (xml: string) =>
    readBoxes(parse(xml), context).map(({ x, y, width, height, inline, isBelowText }) => ({
      x,
      y,
      width,
      height,
      inline,
      isBelowText,
    }))
  const EMU = 12_700
  const content = '<wps:txbx><w:txbxContent/></wps:txbx>'
  const anchor = (inside: string, fromX = 'page', fromY = 'page') =>
    `<w:drawing><wp:anchor><wp:positionH relativeFrom="${fromX}"><wp:posOffset>${10 * EMU}</wp:posOffset></wp:positionH>` +
    `<wp:positionV relativeFrom="${fromY}"><wp:posOffset>${20 * EMU}</wp:posOffset></wp:positionV>` +
    `<wp:extent cx="${200 * EMU}" cy="${100 * EMU}"/>${inside}</wp:anchor></w:drawing>`
  const shape = (properties = '') => `<wps:wsp><wps:spPr>${properties}</wps:spPr>${content}</wps:wsp>`

  it('stand on the page, or from its margins, or below their text', () => {
    const size = { width: 200, height: 100, inline: false }
    expect(read(anchor(shape()))).toEqual([{ x: 10, y: 20, ...size, isBelowText: false }])
    expect(read(anchor(shape(), 'margin', 'margin'))).toEqual([{ x: 60, y: 90, ...size, isBelowText: false }])
    expect(read(anchor(shape(), 'column', 'paragraph'))).toEqual([{ x: 60, y: 20, ...size, isBelowText: true }])
  })

  it('are in a line without an anchor, and none without text', () => {
    const inline = `<w:drawing><wp:inline><wp:extent cx="${EMU}" cy="${2 * EMU}"/>${shape()}</wp:inline></w:drawing>`
    expect(read(inline)).toEqual([{ x: undefined, y: undefined, width: 1, height: 2, inline: true, isBelowText: true }])
    expect(read(anchor('<wps:wsp/>'))).toEqual([])
  })

  it('are filled, unless the shape says otherwise', () => {
    shaded.length = 0
    for (const xml of [shape(), shape('<a:noFill/>'), content]) read(anchor(xml))
    read('<w:pict><v:shape style="width:1pt"><w:txbxContent/></v:shape></w:pict>')
    read('<w:pict><v:shape style="width:1pt" filled="f"><w:txbxContent/></v:shape></w:pict>')
    expect(shaded).toEqual([true, false, false, true, false])
  })

  it('of a group are offset and scaled with it', () => {
    const frame = (name: string, inside: string) => `<${name}><a:xfrm>${inside}</a:xfrm></${name}>`
    const outer = frame(
      'wpg:grpSpPr',
      `<a:ext cx="${200 * EMU}"/><a:chOff x="${4 * EMU}" y="${6 * EMU}"/><a:chExt cx="${100 * EMU}"/>`,
    )
    const inner = frame('wps:spPr', `<a:off x="${9 * EMU}" y="${16 * EMU}"/><a:ext cx="${30 * EMU}" cy="${40 * EMU}"/>`)
    const group = (inside: string) => `<wpg:wgp>${outer}${inside}</wpg:wgp>`
    const own = `<wps:wsp>${inner}${content}</wps:wsp>`
    const common = { inline: false, isBelowText: false }
    expect(read(anchor(group(own)))).toEqual([{ x: 20, y: 40, width: 60, height: 80, ...common }])
    expect(read(anchor(`<wpg:grpSp>${group(own)}</wpg:grpSp>`))[0]).toMatchObject({ x: 10, y: 20 })
    const bare = frame('wps:spPr', `<a:off x="${9 * EMU}" y="${16 * EMU}"/>`)
    expect(read(anchor(group(`<wps:wsp>${bare}${content}</wps:wsp>`)))[0]).toMatchObject({ width: 200, height: 100 })
    expect(read(anchor(own))[0]).toMatchObject({ x: 10, y: 20, width: 200 })
  })

  it('of old drawings stand by their style', () => {
    const vml = (style: string) => read(`<w:pict><v:shape style="${style}"><w:txbxContent/></v:shape></w:pict>`)[0]
    const page = 'mso-position-horizontal-relative:page;mso-position-vertical-relative:page'
    expect(vml(`position:absolute; margin-left:36pt;margin-top:.5in;width:2cm;height:10mm;${page}`)).toEqual({
      x: 36,
      y: 36,
      width: 56.7,
      height: 28.35,
      inline: false,
      isBelowText: false,
    })
    expect(vml('margin-left:-8px;margin-top:5;mso-position-vertical-relative:margin')).toEqual({
      x: 44,
      y: 75,
      width: undefined,
      height: undefined,
      inline: true,
      isBelowText: false,
    })
    expect(vml('margin-left:5em;margin-top:5pt')).toMatchObject({ x: undefined, y: 5, isBelowText: true })
  })
})
