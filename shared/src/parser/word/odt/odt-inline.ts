import { findAll, isText, textOf, type XmlElement } from '../../../archive/parse-xml.ts'
import { cleanText } from '../../pdf/text/clean-text.ts'
import type { WordBox, WordRun } from '../word-model.ts'
import type { OdtContext } from './odt-context.ts'
import { type OdtStyle, parseLength } from './odt-styles.ts'

export interface OdtInline {
  readonly runs: WordRun[]
  readonly boxes: WordBox[]
}

const DEFAULT_SIZE_PT = 12
const MAX_SPACES = 200
const SYMBOL_FONT = /^(?:wingdings|webdings|symbol|opensymbol|fontawesome)/i
const SKIPPED = new Set(['office:annotation', 'office:annotation-end', 'text:tracked-changes', 'text:ruby-text'])
const PAGE_FIELDS = new Set(['text:page-number', 'text:page-count'])

/** The runs of a paragraph in order, with its frames. */
export const readOdtInline = (
  paragraph: XmlElement,
  style: OdtStyle,
  shaded: boolean,
  context: OdtContext,
): OdtInline => {
  const inline: OdtInline = { runs: [], boxes: [] }
  for (const child of paragraph.children) readInline(child, style, shaded, context, inline)
  return inline
}

const readInline = (
  element: XmlElement,
  style: OdtStyle,
  shaded: boolean,
  context: OdtContext,
  inline: OdtInline,
): void => {
  const { name, attributes } = element
  const add = (text: string): void => addText(text, style, shaded, context, inline)
  const readAll = (own: OdtStyle): void => {
    for (const child of element.children) readInline(child, own, shaded, context, inline)
  }
  if (isText(element))
    add(element.text.replace(/[\s\u00ad]+/g, (run) => (run.trim() === '' && !run.includes('\u00ad') ? ' ' : '')))
  else if (SKIPPED.has(name) || (context.isMargin && PAGE_FIELDS.has(name))) return
  else if (name === 'text:s')
    add(' '.repeat(Math.max(1, Math.min(MAX_SPACES, Number(attributes.get('text:c') ?? 1) || 1))))
  else if (name === 'text:tab') add('\t')
  else if (name === 'text:line-break') add('\n')
  else if (name === 'text:soft-page-break') add('\u000e')
  else if (name === 'text:span') readAll(context.styles.get('text', attributes.get('text:style-name'), style))
  else if (name === 'text:a') {
    context.noted.links.push({ url: attributes.get('xlink:href') ?? '', text: textOf(element) })
    readAll(style)
  } else if (name === 'text:note') readNote(element, context)
  else if (name.startsWith('draw:')) readDrawing(element, context, inline)
  else readAll(style)
}

const readNote = (note: XmlElement, context: OdtContext): void => {
  for (const body of findAll(note, 'text:note-body'))
    context.noted.notes.push(...context.readBlocks(body, context, false))
}

/** Text boxes, and shapes with text of their own. */
const readDrawing = (element: XmlElement, context: OdtContext, inline: OdtInline): void => {
  const { attributes, name } = element
  if (name === 'draw:image') {
    context.noted.pictures++
    return
  }
  if (name === 'draw:g' || name === 'draw:a') {
    for (const child of element.children) readDrawing(child, context, inline)
    return
  }
  const box = element.children.find((child) => child.name === 'draw:text-box')
  const graphic = context.styles.get('graphic', attributes.get('draw:style-name'))
  const holder = box ?? element
  const blocks = context.readBlocks(holder, context, graphic.shaded === true)
  if (blocks.length > 0)
    inline.boxes.push({
      kind: 'box',
      blocks,
      x: undefined,
      y: parseLength(attributes.get('svg:y')),
      isBelowText: attributes.get('text:anchor-type') !== 'page',
      width: parseLength(attributes.get('svg:width')),
      height: parseLength(attributes.get('svg:height')),
      inline: attributes.get('text:anchor-type') === 'as-char',
    })
  else if (name !== 'draw:frame') context.noted.hasShapes = true
  for (const child of element.children) if (child.name === 'draw:image') readDrawing(child, context, inline)
}

const CONTROLS = new Set(['\t', '\n', '\u000e'])

const addText = (raw: string, style: OdtStyle, shaded: boolean, context: OdtContext, inline: OdtInline): void => {
  const text = CONTROLS.has(raw) ? raw : cleanText(raw)
  const font = style.font ?? ''
  if (text === '' || (SYMBOL_FONT.test(font) && text.trim() !== '')) return
  const { noted } = context
  if (font !== '' && noted.fonts.size < 200) noted.fonts.add(font.slice(0, 200))
  noted.lang ??= style.lang === 'none' ? undefined : style.lang
  const bold = style.bold === true
  inline.runs.push({
    text: style.caps ? text.toUpperCase() : text,
    size: style.size ?? DEFAULT_SIZE_PT,
    font: `${font}${bold ? ' bold' : ''}${style.italic ? ' italic' : ''}`,
    bold,
    color: style.color,
    hidden: style.hidden === true,
    shaded: shaded || style.shaded === true,
  })
}
