import { childValue, findChild, findChildren, type XmlElement } from '../../../archive/parse-xml.ts'
import { formatNumber, type NumberFormat } from '../list-number.ts'
import { type ParagraphProperties, readParagraphProperties } from './paragraph-properties.ts'

interface ListLevel {
  readonly paragraph: ParagraphProperties
  /** The mark before the next paragraph of this level; counts. */
  readonly nextMarker: () => string
}

export interface Numbering {
  readonly getLevel: (numberingId: string | undefined, level: number) => ListLevel | undefined
}

interface LevelDefinition {
  readonly format: string
  readonly text: string
  readonly start: number
  readonly hasPicture: boolean
  readonly paragraph: ParagraphProperties
}

type ListDefinition = ReadonlyMap<number, LevelDefinition>

const BULLET = '•'
const LEVELS = 9

/** Reads `word/numbering.xml`. Markers count through the document, so paragraphs have to come in its order. */
export const readNumbering = (root: XmlElement | undefined): Numbering => {
  const abstracts = new Map<string, XmlElement>()
  const byStyle = new Map<string, XmlElement>()
  for (const element of findChildren(root, 'w:abstractNum')) {
    abstracts.set(element.attributes.get('w:abstractNumId') ?? '', element)
    const link = childValue(element, 'w:styleLink')
    if (link !== undefined) byStyle.set(link, element)
  }
  const lists = new Map<string, { definition: ListDefinition; counts: number[] }>()
  const shared = new Map<XmlElement, number[]>()
  for (const element of findChildren(root, 'w:num')) {
    const abstract = abstracts.get(childValue(element, 'w:abstractNumId') ?? '')
    const linked = byStyle.get(childValue(abstract, 'w:numStyleLink') ?? '') ?? abstract
    if (!linked) continue
    const restarts = findChildren(element, 'w:lvlOverride').length > 0
    const counts = (restarts ? undefined : shared.get(linked)) ?? []
    if (!restarts) shared.set(linked, counts)
    lists.set(element.attributes.get('w:numId') ?? '', { definition: readLevels(linked, element), counts })
  }
  return {
    getLevel: (numberingId, level) => {
      const list = lists.get(numberingId ?? '')
      const definition = list?.definition.get(level)
      if (!list || !definition) return undefined
      return {
        paragraph: definition.paragraph,
        nextMarker: () => nextMarker(list.definition, list.counts, level, definition),
      }
    },
  }
}

const readLevels = (abstract: XmlElement, numbering: XmlElement): ListDefinition => {
  const levels = new Map<number, LevelDefinition>()
  for (const element of findChildren(abstract, 'w:lvl')) addLevel(levels, element)
  for (const change of findChildren(numbering, 'w:lvlOverride')) {
    const element = findChild(change, 'w:lvl')
    if (element) addLevel(levels, element)
    const start = Number.parseInt(childValue(change, 'w:startOverride') ?? '', 10)
    const level = Number.parseInt(change.attributes.get('w:ilvl') ?? '', 10)
    const known = levels.get(level)
    if (known && Number.isInteger(start)) levels.set(level, { ...known, start })
  }
  return levels
}

const addLevel = (levels: Map<number, LevelDefinition>, element: XmlElement): void => {
  const level = Number.parseInt(element.attributes.get('w:ilvl') ?? '', 10)
  if (!(level >= 0 && level < LEVELS)) return
  const start = Number.parseInt(childValue(element, 'w:start') ?? '1', 10)
  levels.set(level, {
    format: childValue(element, 'w:numFmt') ?? 'decimal',
    text: childValue(element, 'w:lvlText') ?? '',
    start: Number.isInteger(start) ? start : 1,
    hasPicture: findChild(element, 'w:lvlPicBulletId') !== undefined,
    paragraph: readParagraphProperties(findChild(element, 'w:pPr')),
  })
}

const nextMarker = (
  definition: ListDefinition,
  counts: number[],
  level: number,
  { format, text, hasPicture }: LevelDefinition,
): string => {
  if (format === 'none') return ''
  if (format === 'bullet') return text.trim() === '' && !hasPicture ? '' : BULLET
  for (let i = 0; i < level; i++) counts[i] ??= definition.get(i)?.start ?? 1
  counts[level] = (counts[level] ?? (definition.get(level)?.start ?? 1) - 1) + 1
  counts.length = level + 1
  return text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1
    return formatNumber(counts[at] ?? 1, toFormat(definition.get(at)?.format))
  })
}

const toFormat = (format: string | undefined): NumberFormat => {
  if (format === 'lowerLetter' || format === 'upperLetter' || format === 'lowerRoman' || format === 'upperRoman')
    return format
  return 'decimal'
}
