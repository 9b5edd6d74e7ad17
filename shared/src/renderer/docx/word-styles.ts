import { element } from '../../archive/write-xml.ts'
import type { Language } from '../../languages.ts'
import { MIN_FONT_SIZE_PT, type Style } from '../compose/style.ts'
import type { WordDesign, WordLetters } from './word-design.ts'
import { toTwips, toWordColor, value } from './word-xml.ts'

/** Ids of the styles; those with a name of Word's own are shown in the person's language. */
export const STYLES = {
  text: 'Normal',
  name: 'Title',
  title: 'Subtitle',
  contact: 'Contact',
  heading: 'Heading1',
  entry: 'Heading2',
  entryLine: 'EntryLine',
  detail: 'EntryDetail',
  bullet: 'ListBullet',
  link: 'Hyperlink',
  date: 'EntryDate',
  footer: 'Footer',
} as const
type StyleKey = keyof typeof STYLES

const CHARACTER_STYLES: ReadonlySet<StyleKey> = new Set(['link', 'date'])

const WORD_LANGUAGES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-US' }
/** The list of bullets in `numbering.xml`. */
const BULLET_LIST_ID = 1
const BULLET_INDENT_PT = 11

interface Paragraph {
  readonly before?: number
  readonly after?: number
  readonly leading?: number
  readonly align?: WordDesign['headerAlign']
  readonly keepNext?: boolean
  readonly fill?: string | undefined
  /** Inside of `w:pBdr`. */
  readonly borders?: string
  /** Position of a right tab stop in pt. */
  readonly rightTab?: number
  readonly outline?: number
  readonly isBullet?: boolean
}

interface Run {
  /** Name of the family. */
  readonly family?: string
  readonly size?: number
  readonly color?: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly case?: WordLetters['case']
  readonly tracking?: number
}

interface StyleOptions {
  readonly name: string
  readonly basedOn?: StyleKey
  readonly next?: StyleKey
  readonly paragraph?: Paragraph
  readonly run?: Run
}

/** The order of the elements is that of the schema. */
const createParagraphProperties = ({ keepNext, fill, borders, rightTab, outline, isBullet, ...rest }: Paragraph) =>
  [
    keepNext ? element('w:keepNext') : '',
    isBullet ? element('w:numPr', {}, value('w:numId', BULLET_LIST_ID)) : '',
    borders ? element('w:pBdr', {}, borders) : '',
    fill ? element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': toWordColor(fill) }) : '',
    rightTab ? element('w:tabs', {}, element('w:tab', { 'w:val': 'right', 'w:pos': toTwips(rightTab) })) : '',
    createSpacing(rest),
    rest.align ? value('w:jc', rest.align) : '',
    outline === undefined ? '' : value('w:outlineLvl', outline),
  ].join('')

const createSpacing = ({ before, after, leading }: Paragraph): string =>
  element('w:spacing', {
    'w:before': toTwips(before ?? 0),
    'w:after': toTwips(after ?? 0),
    'w:line': leading && toTwips(leading),
    'w:lineRule': leading && 'atLeast',
  })

/** The order of the elements is that of the schema. */
const createRunProperties = ({ family, size, color, bold, italic, tracking, ...run }: Run): string =>
  [
    family ? createFonts(family) : '',
    bold ? element('w:b') : '',
    italic ? element('w:i') : '',
    run.case === 'upper' ? element('w:caps') : '',
    run.case === 'small-caps' ? element('w:smallCaps') : '',
    color ? value('w:color', toWordColor(color)) : '',
    tracking && size ? value('w:spacing', toTwips(tracking * size)) : '',
    size ? value('w:sz', Math.round(size * 2)) + value('w:szCs', Math.round(size * 2)) : '',
  ].join('')

const createFonts = (family: string): string =>
  element('w:rFonts', { 'w:ascii': family, 'w:hAnsi': family, 'w:cs': family, 'w:eastAsia': family })

const createStyle = (key: StyleKey, { name, basedOn = 'text', next, paragraph, run = {} }: StyleOptions): string => {
  const properties = createRunProperties(run)
  return element(
    'w:style',
    {
      'w:type': CHARACTER_STYLES.has(key) ? 'character' : 'paragraph',
      'w:styleId': STYLES[key],
      'w:default': key === 'text' ? 1 : undefined,
    },
    [
      value('w:name', name),
      key === 'text' || CHARACTER_STYLES.has(key) ? '' : value('w:basedOn', STYLES[basedOn]),
      next ? value('w:next', STYLES[next]) : '',
      element('w:qFormat'),
      paragraph ? element('w:pPr', {}, createParagraphProperties(paragraph)) : '',
      properties === '' ? '' : element('w:rPr', {}, properties),
    ].join(''),
  )
}

const SIDES = ['top', 'left', 'bottom', 'right'] as const
/** Around filled paragraphs: borders of their color, this thick, without the space that LibreOffice leaves white. */
const FILL_BORDER_EIGHTHS = 64

/** A border of `eighths` of a point, `space` pt from the text. */
const createBorder = (
  side: (typeof SIDES)[number],
  color: string,
  style: WordDesign['ruleStyle'],
  eighths: number,
  space: number,
): string => element(`w:${side}`, { 'w:val': style, 'w:sz': eighths, 'w:space': space, 'w:color': toWordColor(color) })

const createHeadingBorders = ({ headingRules, ruleColor, ruleStyle, heading }: WordDesign): string =>
  [
    headingRules.above ? createBorder('top', ruleColor, ruleStyle, 8, 2) : '',
    headingRules.left ? createBorder('left', heading.color, 'single', 24, 6) : '',
    headingRules.below ? createBorder('bottom', ruleColor, ruleStyle, 6, 2) : '',
  ].join('')

/** What the styles of a document depend on. */
export interface WordStyleInput {
  readonly style: Style
  readonly design: WordDesign
  /** Names of the families of the text, and of name and headings. */
  readonly textFamily: string
  readonly displayFamily: string
  readonly language: Language
}

/** The inside of `w:styles`: the styles of the paragraphs, with the faces, colors and spaces of the design. */
export const createWordStyles = (input: WordStyleInput): string =>
  [
    createDefaults(input),
    createStyle('text', { name: 'Normal' }),
    ...createHeaderStyles(input),
    ...createBodyStyles(input),
  ].join('')

const createDefaults = ({ style: { body, gap, palette }, textFamily: family, language }: WordStyleInput): string => {
  const run =
    createRunProperties({ family, size: body.size, color: palette.ink }) +
    element('w:lang', { 'w:val': WORD_LANGUAGES[language] })
  const paragraph = createParagraphProperties({ leading: body.leading, after: gap.bullet })
  return element(
    'w:docDefaults',
    {},
    element('w:rPrDefault', {}, element('w:rPr', {}, run)) +
      element('w:pPrDefault', {}, element('w:pPr', {}, paragraph)),
  )
}

const getMutedSize = ({ body }: Style): number => Math.max(MIN_FONT_SIZE_PT, body.size - 0.5)

const createHeaderStyles = ({ style, design, displayFamily: family }: WordStyleInput): string[] => {
  const { headerFill: fill } = design
  const paragraph: Paragraph = {
    fill,
    align: design.headerAlign,
    ...(fill && { borders: SIDES.map((side) => createBorder(side, fill, 'single', FILL_BORDER_EIGHTHS, 0)).join('') }),
  }
  const { ink } = design.headerPalette
  return [
    createStyle('name', {
      name: 'Title',
      next: 'title',
      paragraph: { ...paragraph, keepNext: true },
      run: { ...design.name, family, size: style.nameSize },
    }),
    createStyle('title', {
      name: 'Subtitle',
      next: 'contact',
      paragraph: { ...paragraph, after: style.gap.line },
      run: { ...design.tagline, size: style.body.size * 1.22 },
    }),
    createStyle('contact', {
      name: 'Contact',
      paragraph: { ...paragraph, after: style.gap.line },
      run: { size: getMutedSize(style), color: ink },
    }),
  ]
}

const createBodyStyles = ({ style, design, displayFamily: family }: WordStyleInput): string[] => {
  const { body, gap, palette } = style
  const muted = getMutedSize(style)
  const textWidth = style.paper.width - 2 * style.margin.x
  return [
    createStyle('heading', {
      name: 'heading 1',
      next: 'text',
      paragraph: {
        before: gap.section,
        after: gap.heading,
        keepNext: true,
        outline: 0,
        align: design.headingAlign,
        fill: design.headingFill,
        borders: createHeadingBorders(design),
      },
      run: { ...design.heading, family, size: style.headingSize },
    }),
    createStyle('entry', {
      name: 'heading 2',
      next: 'entryLine',
      paragraph: { before: gap.entry, keepNext: true, outline: 1 },
      run: { size: body.size * 1.05, bold: true },
    }),
    createStyle('entryLine', {
      name: 'Entry Line',
      paragraph: { keepNext: true, rightTab: textWidth },
      run: { color: palette.accent },
    }),
    createStyle('detail', {
      name: 'Entry Detail',
      paragraph: { keepNext: true },
      run: { size: muted, color: palette.muted },
    }),
    createStyle('bullet', { name: 'List Bullet', paragraph: { isBullet: true, after: gap.bullet } }),
    createStyle('footer', {
      name: 'footer',
      paragraph: { rightTab: textWidth },
      run: { size: 9, color: palette.muted },
    }),
    createStyle('link', { name: 'Hyperlink' }),
    createStyle('date', { name: 'Entry Date', run: { size: muted, bold: true, color: palette.muted } }),
  ]
}

/** The inside of `w:numbering`: one list of bullets. */
export const createWordNumbering = ({ palette }: Style, { bullet }: WordDesign): string => {
  const indent = toTwips(BULLET_INDENT_PT)
  const level = [
    value('w:start', 1),
    value('w:numFmt', 'bullet'),
    value('w:pStyle', STYLES.bullet),
    value('w:lvlText', bullet),
    value('w:lvlJc', 'left'),
    element('w:pPr', {}, element('w:ind', { 'w:left': indent, 'w:hanging': indent })),
    element('w:rPr', {}, value('w:color', toWordColor(palette.accent))),
  ].join('')
  return (
    element(
      'w:abstractNum',
      { 'w:abstractNumId': 0 },
      value('w:multiLevelType', 'hybridMultilevel') + element('w:lvl', { 'w:ilvl': 0 }, level),
    ) + element('w:num', { 'w:numId': BULLET_LIST_ID }, value('w:abstractNumId', 0))
  )
}
