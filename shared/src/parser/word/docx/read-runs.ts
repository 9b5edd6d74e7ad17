import { findAll, findChild, textOf, type XmlElement } from '../../../archive/parse-xml.ts'
import { cleanText } from '../../pdf/text/clean-text.ts'
import type { WordBox, WordRun } from '../word-model.ts'
import type { PartContext } from './part-context.ts'
import { readBoxes } from './read-boxes.ts'
import { type RunProperties, readRunProperties } from './run-properties.ts'
import { selectBranch } from './select-branch.ts'

export interface InlineContent {
  readonly runs: WordRun[]
  readonly boxes: WordBox[]
}

interface RunReader extends InlineContent {
  readonly context: PartContext
  readonly base: RunProperties
  readonly shaded: boolean
}

const DEFAULT_SIZE_PT = 10
const SYMBOL_FONT = /^(?:wingdings|webdings|symbol|fontawesome|font awesome|zapf ?dingbats)/i
const PAGE_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i
const LINK_FIELD = /^\s*HYPERLINK\s+(?:\\l\s+)?"([^"]+)"/i
/** Left out: deleted or moved text, and what the file says of itself. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:rt', 'w:annotationRef'])

/** The runs of a paragraph in order, with the text boxes anchored in it. */
export const readInlineContent = (
  paragraph: XmlElement,
  base: RunProperties,
  shaded: boolean,
  context: PartContext,
): InlineContent => {
  const reader: RunReader = { runs: [], boxes: [], context, base, shaded }
  readChildren(paragraph, reader)
  return { runs: reader.runs, boxes: reader.boxes }
}

const readChildren = (element: XmlElement, reader: RunReader): void => {
  for (const child of element.children) readInline(child, reader)
}

const readInline = (element: XmlElement, reader: RunReader): void => {
  const { name } = element
  if (SKIPPED.has(name)) return
  if (name === 'w:r') readRun(element, reader)
  else if (name === 'w:hyperlink') readHyperlink(element, reader)
  else if (name === 'w:fldSimple') {
    if (!isDroppedField(element.attributes.get('w:instr') ?? '', reader.context)) readChildren(element, reader)
  } else if (name === 'mc:AlternateContent') readInlineBranch(element, reader)
  else if (name === 'm:t') addText(textOf(element), reader.base, reader)
  else readChildren(element, reader)
}

const isDroppedField = (instruction: string, { isMargin }: PartContext): boolean =>
  isMargin && PAGE_FIELD.test(instruction)

const readInlineBranch = (element: XmlElement, reader: RunReader): void => {
  const branch = selectBranch(element)
  if (branch) readChildren(branch, reader)
}

const readHyperlink = (element: XmlElement, reader: RunReader): void => {
  const first = reader.runs.length
  readChildren(element, reader)
  const link = reader.context.relationships.get(element.attributes.get('r:id') ?? '')
  if (link?.isExternal) noteLink(link.target, first, reader)
}

const noteLink = (url: string, firstRun: number, { context, runs }: RunReader): void => {
  const text = runs
    .slice(firstRun)
    .map((run) => run.text)
    .join('')
  context.noted.links.push({ url, text })
}

const readRun = (element: XmlElement, reader: RunReader): void => {
  const own = findChild(element, 'w:rPr')
  const style = own && findChild(own, 'w:rStyle')?.attributes.get('w:val')
  const properties: RunProperties = own
    ? { ...reader.base, ...reader.context.styles.getCharacter(style), ...readRunProperties(own) }
    : reader.base
  for (const child of element.children) readRunChild(child, properties, reader)
}

const readRunChild = (child: XmlElement, properties: RunProperties, reader: RunReader): void => {
  const { context } = reader
  switch (child.name) {
    case 'w:t':
      addText(textOf(child), properties, reader)
      break
    case 'w:tab':
    case 'w:ptab':
      addText('\t', properties, reader)
      break
    case 'w:br':
      addText(toBreak(child.attributes.get('w:type')), properties, reader)
      break
    case 'w:cr':
      addText('\n', properties, reader)
      break
    case 'w:lastRenderedPageBreak':
      addText('\u000e', properties, reader)
      break
    case 'w:noBreakHyphen':
      addText('-', properties, reader)
      break
    case 'w:sym':
      addSymbol(child, properties, reader)
      break
    case 'w:fldChar':
      readFieldMark(child.attributes.get('w:fldCharType'), reader)
      break
    case 'w:instrText': {
      const field = context.fields.at(-1)
      if (field && !field.isResult) field.instruction += textOf(child).slice(0, 2_000)
      break
    }
    case 'w:drawing':
    case 'w:pict':
    case 'w:object':
      readDrawing(child, properties, reader)
      break
    case 'mc:AlternateContent':
      for (const inner of selectBranch(child)?.children ?? []) readRunChild(inner, properties, reader)
      break
    case 'w:ruby':
      for (const run of findChild(child, 'w:rubyBase')?.children ?? []) readInline(run, reader)
      break
    default:
  }
}

const toBreak = (type: string | undefined): string => (type === 'page' ? '\f' : type === 'column' ? '\v' : '\n')

const readFieldMark = (type: string | undefined, reader: RunReader): void => {
  const { fields } = reader.context
  const field = fields.at(-1)
  if (type === 'begin') fields.push({ instruction: '', isResult: false })
  else if (type === 'separate' && field) {
    field.isResult = true
    const url = LINK_FIELD.exec(field.instruction)?.[1]
    if (url && !field.instruction.includes('\\l')) reader.context.noted.links.push({ url, text: '' })
  } else if (type === 'end') fields.pop()
}

const readDrawing = (element: XmlElement, properties: RunProperties, reader: RunReader): void => {
  const { context } = reader
  const boxes = readBoxes(element, context)
  reader.boxes.push(...boxes)
  const hasPicture = findAll(element, 'a:blip').length > 0 || findAll(element, 'v:imagedata').length > 0
  if (hasPicture) context.noted.pictures++
  if (boxes.length === 0) context.noted.hasShapes = true
  for (const { attributes } of findAll(element, 'v:textpath')) {
    const text = attributes.get('string')
    if (text) addText(text, properties, reader)
  }
}

/** A character of a symbol font is a bullet at the start of a paragraph, an icon elsewhere. */
const addSymbol = (element: XmlElement, properties: RunProperties, reader: RunReader): void => {
  const code = Number.parseInt(element.attributes.get('w:char') ?? '', 16)
  if (SYMBOL_FONT.test(element.attributes.get('w:font') ?? '')) addIcon(properties, reader)
  else if (code > 0x1f && code <= 0xffff) addText(String.fromCharCode(code), properties, reader)
}

const addIcon = (properties: RunProperties, reader: RunReader): void => {
  if (reader.runs.every((run) => run.text.trim() === '')) push('• ', properties, reader)
  else reader.context.noted.icons++
}

const addText = (raw: string, properties: RunProperties, reader: RunReader): void => {
  const { fields } = reader.context
  if (fields.some((field) => !field.isResult || isDroppedField(field.instruction, reader.context))) return
  if (SYMBOL_FONT.test(properties.font ?? '') && raw.trim() !== '' && !/[\t\n\f\v]/.test(raw)) {
    addIcon(properties, reader)
    return
  }
  push(raw, properties, reader)
}

/** Word draws a soft hyphen that stands in the text; its own are elements. */
const push = (raw: string, properties: RunProperties, reader: RunReader): void => {
  const text = CONTROLS.has(raw) ? raw : cleanText(raw.replace(/[\n\r\t]/g, ' ').replaceAll('\u00ad', '-'))
  if (text === '') return
  const { noted } = reader.context
  const font = properties.font ?? ''
  if (font !== '' && noted.fonts.size < 200) noted.fonts.add(font.slice(0, 200))
  noted.lang ??= properties.lang
  const bold = properties.bold === true
  reader.runs.push({
    text: properties.caps ? text.toUpperCase() : text,
    size: properties.size ?? DEFAULT_SIZE_PT,
    font: `${font}${bold ? ' bold' : ''}${properties.italic ? ' italic' : ''}`,
    bold,
    color: properties.color,
    hidden: properties.hidden === true,
    shaded: reader.shaded || properties.shaded === true,
  })
}

/** A tab or a break, which stands alone. */
const CONTROLS = new Set(['\t', '\n', '\f', '\v', '\u000e'])
