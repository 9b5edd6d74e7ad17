import { isText, parseXml, textOf, type XmlElement } from '../../../archive/parse-xml.ts'
import { AppError } from '../../../errors.ts'
import { htmlToText } from './html-to-text.ts'

/** Attributes that say how a value is coded, not a value. */
const TECHNICAL =
  /^(?:(?:xsi|xml|xmlns):?.*|scheme.*|list.*|type|typeCode|name|id|uuid|languageID|locale|languageCode|validFrom|validTo|currentIndicator)$/i
const HTML = /^(?:p|br|ul|ol|li|b|strong|i|em|u|a|span|div|h[1-6])$/

/** An XML file as a tree for the field extractor, and its root. */
export interface XmlTree {
  readonly root: XmlElement
  readonly rootName: string
  /**
   * `{ [rootName]: … }`: text as strings, repeated elements as lists, attributes as `@name`, text beside those as
   * `#text`.
   */
  readonly tree: Readonly<Record<string, unknown>>
}

/**
 * Reads XML with names without their prefixes; HTML in it becomes text.
 * @throws AppError `damaged` for what is no XML or has a DOCTYPE, `too-complex` for too many or too deep elements
 */
export const readTree = (bytes: Uint8Array): XmlTree => {
  const { root, truncated } = parseXml(bytes)
  if (truncated) throw new AppError('too-complex')
  const rootName = toLocalName(root.name)
  return { root, rootName, tree: { [rootName]: toNode(root) } }
}

const toLocalName = (name: string): string => name.slice(name.indexOf(':') + 1)

const toNode = (element: XmlElement): unknown => {
  const entries = new Map<string, unknown>()
  for (const [name, value] of element.attributes)
    if (!TECHNICAL.test(name) && value.trim() !== '') entries.set(`@${toLocalName(name)}`, value)
  const children = element.children.filter((child) => !isText(child))
  const isProse = children.every((child) => HTML.test(toLocalName(child.name)))
  const text = htmlToText(isProse ? element.children.map(toHtml).join('') : ownText(element)).trim()
  if (isProse && entries.size === 0) return text
  if (text !== '') entries.set('#text', text)
  if (!isProse) for (const child of children) addChild(entries, toLocalName(child.name), toNode(child))
  return Object.fromEntries(entries)
}

const addChild = (entries: Map<string, unknown>, name: string, node: unknown): void => {
  const present = entries.get(name)
  if (present === undefined) entries.set(name, node)
  else if (Array.isArray(present)) present.push(node)
  else entries.set(name, [present, node])
}

const ownText = (element: XmlElement): string => element.children.filter(isText).map(textOf).join('')

/** HTML that is not escaped, written again; text in it is what an escaped one would be. */
const toHtml = (node: XmlElement): string => {
  if (isText(node)) return node.text
  const name = toLocalName(node.name)
  const href = node.attributes.get('href')
  return `<${name}${href === undefined ? '' : ` href="${href}"`}>${node.children.map(toHtml).join('')}</${name}>`
}
