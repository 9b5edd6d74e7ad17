import { AppError } from '../errors.ts'

/** Called in the order of the file. Names have the prefix that `PREFIXES` gives to their namespace. */
export interface XmlHandler {
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
  /** Whether enough has been read. */
  readonly isDone?: () => boolean
}

/** The end of a namespace's address, and the prefix that names of it get, whatever the file calls it. */
const PREFIXES: readonly (readonly [ending: string, prefix: string])[] = [
  ['wordprocessingml/main', 'w'],
  ['wordprocessingml/2006/main', 'w'],
  ['officeDocument/relationships', 'r'],
  ['officeDocument/2006/relationships', 'r'],
  ['markup-compatibility/2006', 'mc'],
  ['wordprocessingShape', 'wps'],
  ['wordprocessingGroup', 'wpg'],
  ['wordprocessingDrawing', 'wp'],
  ['drawingml/2006/main', 'a'],
  ['drawingml/main', 'a'],
  ['drawingml/2006/picture', 'pic'],
  ['officeDocument/2006/math', 'm'],
  ['officeDocument/math', 'm'],
  ['microsoft-com:vml', 'v'],
  ['opendocument:xmlns:office:1.0', 'office'],
  ['opendocument:xmlns:text:1.0', 'text'],
  ['opendocument:xmlns:table:1.0', 'table'],
  ['opendocument:xmlns:style:1.0', 'style'],
  ['opendocument:xmlns:drawing:1.0', 'draw'],
  ['xsl-fo-compatible:1.0', 'fo'],
  ['svg-compatible:1.0', 'svg'],
  ['1999/xlink', 'xlink'],
  ['opendocument:xmlns:meta:1.0', 'meta'],
  ['dc/elements/1.1/', 'dc'],
]

const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 100
const MAX_NAMESPACES = 500

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const ENTITY = /&(#x[\da-fA-F]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/g
/** Names start after white space and white space is bounded, so that no text is looked at twice. */
const ATTRIBUTE = /(?<=\s)([^\s=/]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads XML from start to end in linear time. Entities other than the five of XML and numbered characters stay as they
 * are. Throws `damaged` for what is no XML or has a DOCTYPE, `too-complex` for elements deeper than 100.
 */
export const scanXml = (xml: string, handler: XmlHandler): void => {
  const names = createNames()
  const open: string[] = []
  let at = 0
  while (at < xml.length && !handler.isDone?.()) {
    const tag = xml.indexOf('<', at)
    if (tag < 0) break
    if (tag > at && open.length > 0) handler.text(decodeEntities(xml.slice(at, tag)))
    const next = xml.charCodeAt(tag + 1)
    if (next === 0x21) at = skipDeclaration(xml, tag, handler)
    else if (next === 0x3f) at = endOf(xml, '?>', tag)
    else if (next === 0x2f) {
      at = endOf(xml, '>', tag)
      const name = open.pop()
      if (name === undefined) throw new AppError('damaged')
      handler.close(name)
    } else {
      at = findTagEnd(xml, tag)
      const isEmpty = xml.charCodeAt(at - 2) === 0x2f
      const name = openTag(xml.slice(tag + 1, at - (isEmpty ? 2 : 1)), names, handler)
      if (isEmpty) handler.close(name)
      else if (open.push(name) > MAX_DEPTH) throw new AppError('too-complex')
    }
  }
  // A file that was cut short still has its text: what is open is closed.
  for (let name = open.pop(); name !== undefined; name = open.pop()) handler.close(name)
}

const endOf = (xml: string, ending: string, from: number): number => {
  const at = xml.indexOf(ending, from)
  if (at < 0) throw new AppError('damaged')
  return at + ending.length
}

/** Comments are left out, CDATA is text, a DOCTYPE is refused. */
const skipDeclaration = (xml: string, tag: number, handler: XmlHandler): number => {
  if (xml.startsWith('<!--', tag)) return endOf(xml, '-->', tag + 4)
  if (!xml.startsWith('<![CDATA[', tag)) throw new AppError('damaged')
  const end = endOf(xml, ']]>', tag)
  handler.text(xml.slice(tag + 9, end - 3))
  return end
}

/** Position after a tag's `>`; one inside quotes is part of a value. */
const findTagEnd = (xml: string, tag: number): number => {
  let quote = 0
  for (let at = tag + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return at + 1
  }
  throw new AppError('damaged')
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

const openTag = (tag: string, names: Names, handler: XmlHandler): string => {
  const space = tag.search(/\s/)
  if (space < 0) {
    const name = names.resolve(tag)
    handler.open(name, NO_ATTRIBUTES)
    return name
  }
  const raw: [string, string][] = []
  for (const [, name = '', double, single] of tag.slice(space).matchAll(ATTRIBUTE)) {
    const value = decodeEntities(double ?? single ?? '')
    if (name.startsWith('xmlns')) names.declare(name.slice(6), value)
    else if (raw.length < MAX_ATTRIBUTES) raw.push([name, value])
  }
  const name = names.resolve(tag.slice(0, space))
  handler.open(name, new Map(raw.map(([key, value]) => [names.resolve(key, true), value])))
  return name
}

interface Names {
  readonly declare: (prefix: string, address: string) => void
  readonly resolve: (name: string, isAttribute?: boolean) => string
}

/** Names by namespace. A declaration holds until the next one of its prefix: writers use a prefix for one namespace. */
const createNames = (): Names => {
  const prefixes = new Map<string, string>()
  return {
    declare: (prefix, address) => {
      if (prefixes.size > MAX_NAMESPACES) throw new AppError('too-complex')
      const known = PREFIXES.find(([ending]) => address.endsWith(ending))
      prefixes.set(prefix, known?.[1] ?? prefix)
    },
    resolve: (name, isAttribute = false) => {
      const colon = name.indexOf(':')
      if (colon < 0) {
        const own = isAttribute ? '' : (prefixes.get('') ?? '')
        return own === '' ? name : `${own}:${name}`
      }
      const prefix = name.slice(0, colon)
      return `${prefixes.get(prefix) ?? prefix}${name.slice(colon)}`
    },
  }
}

/** The text with its character references and the five entities of XML decoded; others stay. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, (whole, entity: string) => decodeEntity(entity) ?? whole) : text

const decodeEntity = (entity: string): string | undefined => {
  if (!entity.startsWith('#')) return ENTITIES[entity]
  const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number.parseInt(entity.slice(1), 10)
  return code <= 0x10ffff && code !== 0 ? String.fromCodePoint(code) : ''
}
