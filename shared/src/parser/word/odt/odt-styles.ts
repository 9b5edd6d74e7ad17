import { findChild, findChildren, type XmlElement } from '../../../archive/parse-xml.ts'
import type { TabStop } from '../word-model.ts'

/** What an ODT style says of text and of paragraphs; undefined is inherited. Lengths in pt. */
export interface OdtStyle {
  readonly size?: number | undefined
  /** Size as a part of what is inherited. */
  readonly scale?: number | undefined
  readonly font?: string | undefined
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
  readonly caps?: boolean | undefined
  readonly hidden?: boolean | undefined
  readonly color?: string | undefined
  readonly shaded?: boolean | undefined
  readonly lang?: string | undefined
  readonly indent?: number | undefined
  readonly firstLineIndent?: number | undefined
  readonly spaceBefore?: number | undefined
  readonly spaceAfter?: number | undefined
  readonly align?: 'left' | 'right' | 'center' | undefined
  readonly tabs?: readonly TabStop[] | undefined
  readonly pageBreakBefore?: boolean | undefined
  readonly listStyle?: string | undefined
  readonly width?: number | undefined
}

export interface OdtStyles {
  /** A style of a family (`paragraph`, `text`, `table-cell`, …) with its parents; `base` is what it inherits from. */
  readonly get: (family: string, name: string | undefined, base?: OdtStyle) => OdtStyle
  readonly getDefault: (family: string) => OdtStyle
  /** The `text:list-style` elements by name. */
  readonly lists: ReadonlyMap<string, XmlElement>
}

const MAX_PARENTS = 30
const MAX_LENGTH_PT = 3_000
const MAX_TABS = 60
const UNITS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.346, mm: 2.8346, px: 0.75 }

/** `0.5in` in pt, undefined for anything else. */
export const parseLength = (text: string | undefined): number | undefined => {
  const [, value, unit = ''] = /^(-?[\d.]{1,20})(pt|in|cm|mm|px)$/.exec(text ?? '') ?? []
  const length = Number.parseFloat(value ?? '') * (UNITS[unit] ?? Number.NaN)
  return Number.isFinite(length) ? Math.max(-MAX_LENGTH_PT, Math.min(MAX_LENGTH_PT, length)) : undefined
}

/** Collects the styles of `styles.xml` and `content.xml`; later files win. */
export const readOdtStyles = (roots: readonly (XmlElement | undefined)[]): OdtStyles => {
  const elements = new Map<string, XmlElement>()
  const defaults = new Map<string, OdtStyle>()
  const lists = new Map<string, XmlElement>()
  for (const root of roots)
    for (const group of ['office:styles', 'office:automatic-styles'])
      for (const element of findChild(root, group)?.children ?? []) {
        const family = element.attributes.get('style:family') ?? ''
        const name = element.attributes.get('style:name') ?? ''
        if (element.name === 'style:style') elements.set(`${family} ${name}`, element)
        else if (element.name === 'style:default-style') defaults.set(family, readStyle(element))
        else if (element.name === 'text:list-style') lists.set(name, element)
      }
  const own = new Map<string, OdtStyle>()
  const resolve = (family: string, name: string): OdtStyle => {
    const key = `${family} ${name}`
    const known = own.get(key)
    if (known) return known
    let style: OdtStyle = {}
    for (const element of getChain(key, family, elements)) style = inherit(style, readStyle(element))
    own.set(key, style)
    return style
  }
  return {
    get: (family, name, base = {}) => (name === undefined ? base : inherit(base, resolve(family, name))),
    getDefault: (family) => defaults.get(family) ?? {},
    lists,
  }
}

/** A style and its parents, the first parent first. */
const getChain = (key: string, family: string, elements: ReadonlyMap<string, XmlElement>): XmlElement[] => {
  const chain: XmlElement[] = []
  let at = elements.get(key)
  while (at && chain.length < MAX_PARENTS) {
    chain.unshift(at)
    const parent = at.attributes.get('style:parent-style-name')
    at = parent === undefined ? undefined : elements.get(`${family} ${parent}`)
  }
  return chain
}

const inherit = (base: OdtStyle, style: OdtStyle): OdtStyle => {
  const known = Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
  const size = style.size ?? (style.scale && base.size ? base.size * style.scale : base.size)
  return { ...base, ...known, size, scale: base.size ? undefined : (style.scale ?? base.scale) }
}

const readStyle = (element: XmlElement): OdtStyle => {
  const text = findChild(element, 'style:text-properties')?.attributes
  const paragraph = findChild(element, 'style:paragraph-properties')
  const cell = findChild(element, 'style:table-cell-properties')?.attributes
  const graphic = findChild(element, 'style:graphic-properties')?.attributes
  const size = text?.get('fo:font-size')
  const background =
    text?.get('fo:background-color') ??
    paragraph?.attributes.get('fo:background-color') ??
    cell?.get('fo:background-color') ??
    (graphic?.get('draw:fill') === 'solid' ? graphic.get('draw:fill-color') : graphic?.get('fo:background-color'))
  const color = text?.get('fo:color')
  const master = element.attributes.get('style:list-style-name')
  return {
    size: size?.endsWith('%') ? undefined : parseLength(size),
    scale: size?.endsWith('%') ? Number.parseFloat(size) / 100 || undefined : undefined,
    font: text?.get('style:font-name') ?? text?.get('fo:font-family'),
    bold: toBoolean(text?.get('fo:font-weight'), /^(?:bold|[6-9]00)$/),
    italic: toBoolean(text?.get('fo:font-style'), /^(?:italic|oblique)$/),
    caps: toBoolean(text?.get('fo:text-transform') ?? text?.get('fo:font-variant'), /^(?:uppercase|small-caps)$/),
    hidden: toBoolean(text?.get('text:display'), /^none$/),
    color: color && /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : undefined,
    shaded: background && /^#[\da-f]{6}$/i.test(background) ? background.toLowerCase() !== '#ffffff' : undefined,
    lang: text?.get('fo:language'),
    ...readParagraphStyle(paragraph),
    listStyle: master === '' ? undefined : master,
    width: parseLength(findChild(element, 'style:table-column-properties')?.attributes.get('style:column-width')),
  }
}

const toBoolean = (value: string | undefined, isTrue: RegExp): boolean | undefined =>
  value === undefined ? undefined : isTrue.test(value)

const readParagraphStyle = (element: XmlElement | undefined): OdtStyle => {
  if (!element) return {}
  const { attributes } = element
  const align = attributes.get('fo:text-align')
  return {
    indent: parseLength(attributes.get('fo:margin-left')),
    firstLineIndent: parseLength(attributes.get('fo:text-indent')),
    spaceBefore: parseLength(attributes.get('fo:margin-top') ?? attributes.get('fo:margin')),
    spaceAfter: parseLength(attributes.get('fo:margin-bottom') ?? attributes.get('fo:margin')),
    align:
      align === undefined
        ? undefined
        : align === 'end' || align === 'right'
          ? 'right'
          : align === 'center'
            ? align
            : 'left',
    tabs: readTabs(findChild(element, 'style:tab-stops')),
    pageBreakBefore: toBoolean(attributes.get('fo:break-before'), /^page$/),
  }
}

const readTabs = (stops: XmlElement | undefined): TabStop[] | undefined =>
  stops &&
  findChildren(stops, 'style:tab-stop')
    .slice(0, MAX_TABS)
    .flatMap(({ attributes }) => {
      const at = parseLength(attributes.get('style:position'))
      const type = attributes.get('style:type')
      return at === undefined ? [] : [{ at, align: type === 'right' || type === 'center' ? type : ('left' as const) }]
    })
