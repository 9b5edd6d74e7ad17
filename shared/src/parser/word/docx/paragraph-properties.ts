import { childValue, findChild, findChildren, type XmlElement } from '../../../archive/parse-xml.ts'
import type { TabStop } from '../word-model.ts'
import { dropUndefined, isShaded, readToggle } from './run-properties.ts'

/** What a paragraph's style says; undefined is inherited. Lengths in pt. */
export interface ParagraphProperties {
  readonly indent?: number
  readonly firstLineIndent?: number
  readonly spaceBefore?: number
  readonly spaceAfter?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly tabs?: readonly TabStop[]
  readonly numberingId?: string
  readonly level?: number
  readonly contextualSpacing?: boolean
  readonly pageBreakBefore?: boolean
  readonly shaded?: boolean
}

const TWIPS_PER_PT = 20
/** Longer than any page: a mistake or an attack. */
const MAX_LENGTH_PT = 3_000
const MAX_TABS = 60

/** Twentieths of a point as pt, undefined for no number. */
export const toPt = (twips: string | undefined): number | undefined => {
  const value = Number.parseFloat(twips ?? '') / TWIPS_PER_PT
  return Number.isFinite(value) ? Math.max(-MAX_LENGTH_PT, Math.min(MAX_LENGTH_PT, value)) : undefined
}

/** Reads `w:pPr`. */
export const readParagraphProperties = (properties: XmlElement | undefined): ParagraphProperties => {
  if (!properties || properties.children.length === 0) return {}
  const spacing = findChild(properties, 'w:spacing')?.attributes
  const indents = findChild(properties, 'w:ind')?.attributes
  const hanging = toPt(indents?.get('w:hanging'))
  const numbering = findChild(properties, 'w:numPr')
  const level = Number.parseInt(childValue(numbering, 'w:ilvl') ?? '', 10)
  return dropUndefined({
    indent: toPt(indents?.get('w:left') ?? indents?.get('w:start')),
    firstLineIndent: hanging === undefined ? toPt(indents?.get('w:firstLine')) : -hanging,
    spaceBefore: toPt(spacing?.get('w:before')),
    spaceAfter: toPt(spacing?.get('w:after')),
    align: toAlign(childValue(properties, 'w:jc')),
    tabs: readTabs(findChild(properties, 'w:tabs')),
    numberingId: childValue(numbering, 'w:numId'),
    level: Number.isInteger(level) ? Math.max(0, Math.min(8, level)) : undefined,
    contextualSpacing: readToggle(properties, 'w:contextualSpacing'),
    pageBreakBefore: readToggle(properties, 'w:pageBreakBefore'),
    shaded: isShaded(properties),
  })
}

const toAlign = (value: string | undefined): 'left' | 'right' | 'center' | undefined => {
  if (value === undefined) return undefined
  if (value === 'right' || value === 'end') return 'right'
  return value === 'center' ? 'center' : 'left'
}

const readTabs = (tabs: XmlElement | undefined): TabStop[] | undefined =>
  tabs &&
  findChildren(tabs, 'w:tab')
    .slice(0, MAX_TABS)
    .flatMap(({ attributes }) => {
      const at = toPt(attributes.get('w:pos'))
      const kind = attributes.get('w:val') ?? 'left'
      if (at === undefined || kind === 'clear' || kind === 'bar') return []
      return [
        { at, align: kind === 'right' || kind === 'end' ? 'right' : kind === 'center' ? 'center' : 'left' } as const,
      ]
    })
