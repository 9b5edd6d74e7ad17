import { strToU8 } from 'fflate'
import { decodeText } from '../../archive/decode-text.ts'
import { isText, parseXml, textOf, type XmlElement } from '../../archive/parse-xml.ts'
import { escapeXml } from '../../archive/write-xml.ts'
import { AppError } from '../../errors.ts'

const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'use',
  'symbol',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
])
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'id class d x y x1 y1 x2 y2 cx cy fx fy r rx ry width height points transform viewBox preserveAspectRatio ' +
    'fill fill-opacity fill-rule clip-path clip-rule mask opacity color stroke stroke-width stroke-opacity stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity offset gradientUnits ' +
    'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits style'
  ).split(' '),
)
/** What a value may not contain: references other than within the file, rules of style sheets, escapes. */
const UNSAFE_VALUE = /url\((?!\s{0,4}['"]?#)|@|\\|javascript:|expression|<|data:/i
const INNER_REFERENCE = /^#[\w.-]{1,80}$/
const MAX_ELEMENTS = 5_000
const MAX_DEPTH = 60
/** References that refer to references multiply what is drawn. */
const MAX_USES = 8

/**
 * The SVG with shapes, paths and gradients alone: no script, text, picture, animation, filter, foreign content or
 * reference to another file. `bytes`: UTF-8 or UTF-16.
 * @throws AppError `unreadable-logo` when it is no SVG, `large-logo` when it has too many parts
 */
export const sanitizeSvg = (bytes: Uint8Array): string => {
  const root = parse(bytes)
  if (getLocalName(root.name) !== 'svg') throw new AppError('unreadable-logo')
  const counts = { elements: 0, uses: 0 }
  return writeElement(root, 0, counts)
}

/** As drawing programs write it; one with declarations is refused. */
const PLAIN_DOCTYPE = /<!DOCTYPE[^[\]<>]{0,300}>/

const parse = (bytes: Uint8Array): XmlElement => {
  try {
    return parseXml(strToU8(decodeText(bytes).replace(PLAIN_DOCTYPE, ''))).root
  } catch (error) {
    throw new AppError('unreadable-logo', {}, error)
  }
}

const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1)

interface Counts {
  elements: number
  uses: number
}

const writeElement = (element: XmlElement, depth: number, counts: Counts): string => {
  const name = getLocalName(element.name)
  if (name === 'style') return writeStyle(element)
  if (isText(element) || !ELEMENTS.has(name)) return ''
  counts.elements++
  if (name === 'use') counts.uses++
  if (counts.elements > MAX_ELEMENTS || counts.uses > MAX_USES || depth > MAX_DEPTH) throw new AppError('large-logo')
  const attributes = [...element.attributes].flatMap(([key, value]) => writeAttribute(key, value))
  const namespace = depth === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  const inside = element.children.map((child) => writeElement(child, depth + 1, counts)).join('')
  return `<${name}${namespace}${attributes.join('')}>${inside}</${name}>`
}

const writeAttribute = (key: string, value: string): string[] => {
  if (key === 'href' || key === 'xlink:href') return INNER_REFERENCE.test(value) ? [` href="${value}"`] : []
  if (!ATTRIBUTES.has(key) || UNSAFE_VALUE.test(value)) return []
  return [` ${key}="${escapeXml(value)}"`]
}

/** A style sheet of plain rules, such as drawing programs write; others are left out. */
const writeStyle = (element: XmlElement): string => {
  const css = textOf(element)
  return css.length > 20_000 || UNSAFE_VALUE.test(css) ? '' : `<style>${escapeXml(css)}</style>`
}
