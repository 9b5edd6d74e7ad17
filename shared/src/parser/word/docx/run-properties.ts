import { childValue, findChild, type XmlElement } from '../../../archive/parse-xml.ts'
import { unsafeCast } from '../../../cast.ts'

/** What a run's style says; undefined is inherited. Size in pt. */
export interface RunProperties {
  readonly size?: number
  readonly font?: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** Capitals, small or not: what a PDF of the file has as text. */
  readonly caps?: boolean
  readonly hidden?: boolean
  readonly color?: string
  readonly shaded?: boolean
  readonly lang?: string
}

const OFF = new Set(['0', 'false', 'off', 'none'])
const WHITE_FILLS = new Set(['auto', 'ffffff', ''])

/** `<w:b/>` is on, `<w:b w:val="0"/>` is off, none is inherited. */
export const readToggle = (properties: XmlElement | undefined, name: string): boolean | undefined => {
  const element = findChild(properties, name)
  return element ? !OFF.has(element.attributes.get('w:val') ?? '1') : undefined
}

/** Whether an element's `w:shd` fills its background with anything but white. */
export const isShaded = (properties: XmlElement | undefined): boolean | undefined => {
  const shade = findChild(properties, 'w:shd')
  if (!shade) return undefined
  return !WHITE_FILLS.has((shade.attributes.get('w:fill') ?? '').toLowerCase()) || shade.attributes.has('w:themeFill')
}

/** Reads `w:rPr`. */
export const readRunProperties = (properties: XmlElement | undefined): RunProperties => {
  if (!properties || properties.children.length === 0) return {}
  const fonts = findChild(properties, 'w:rFonts')?.attributes
  const halfPoints = Number.parseFloat(childValue(properties, 'w:sz') ?? '')
  const color = childValue(properties, 'w:color')
  const highlight = childValue(properties, 'w:highlight')
  return dropUndefined({
    size: halfPoints > 0 ? Math.min(1_000, halfPoints / 2) : undefined,
    font: fonts?.get('w:ascii') ?? fonts?.get('w:hAnsi') ?? fonts?.get('w:asciiTheme'),
    bold: readToggle(properties, 'w:b'),
    italic: readToggle(properties, 'w:i'),
    caps: readToggle(properties, 'w:caps') ?? readToggle(properties, 'w:smallCaps'),
    hidden: readToggle(properties, 'w:vanish'),
    color: color && /^[\da-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : undefined,
    shaded: highlight && highlight !== 'none' && highlight !== 'white' ? true : isShaded(properties),
    lang: childValue(properties, 'w:lang'),
  })
}

/** Without the keys that say nothing, so that spreading it over another keeps that one's values. */
export const dropUndefined = <T extends object>(properties: { [K in keyof T]: T[K] | undefined }): T =>
  unsafeCast<T>(
    Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
    'what is left out is optional in T',
  )
