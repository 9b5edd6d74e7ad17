import { decodeText } from './decode-text.ts'
import { scanXml } from './scan-xml.ts'

/** An element of an XML file. Text stands in `text` elements of the name `#text`. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Only of `#text`. */
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
}

export interface XmlFile {
  readonly root: XmlElement
  /** Whether elements were left out because there are too many. */
  readonly truncated: boolean
}

/** A CV has some ten thousand elements; what is beyond is left out. */
const MAX_ELEMENTS = 200_000
const TEXT = '#text'
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()
const NO_CHILDREN: readonly XmlElement[] = []

/** The elements of an XML file, without white space between them. Errors as `scanXml`. */
export const parseXml = (bytes: Uint8Array): XmlFile => {
  const root: OpenElement = { name: '#root', attributes: NO_ATTRIBUTES, children: [], text: '' }
  const open: OpenElement[] = [root]
  let elements = 0
  scanXml(decodeText(bytes), {
    open: (name, attributes) => {
      const element: OpenElement = { name, attributes, children: [], text: '' }
      elements++
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    close: () => void open.pop(),
    text: (text) => {
      const parent = open.at(-1)
      if (!parent || (text.trim() === '' && !KEEPS_SPACE.test(parent.name))) return
      parent.children.push({ name: TEXT, attributes: NO_ATTRIBUTES, children: NO_CHILDREN, text })
    },
    isDone: () => elements >= MAX_ELEMENTS,
  })
  return { root: root.children[0] ?? root, truncated: elements >= MAX_ELEMENTS }
}

/** Elements in which white space alone is text. */
const KEEPS_SPACE = /^(?:w:t|w:instrText|m:t|text:(?:p|h|span|a|meta|bookmark-.*|ruby-base|.*-field|s))$/

/** Whether an element is a piece of text. */
export const isText = (element: XmlElement): boolean => element.name === TEXT

/** The first child of a name. */
export const findChild = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

/** All children of a name. */
export const findChildren = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** All elements of a name below an element, in the order of the file. */
export const findAll = (element: XmlElement | undefined, name: string): XmlElement[] => {
  const found: XmlElement[] = []
  const visit = (at: XmlElement): void => {
    for (const child of at.children) {
      if (child.name === name) found.push(child)
      visit(child)
    }
  }
  if (element) visit(element)
  return found
}

/** The text of an element and all below it. */
export const textOf = (element: XmlElement | undefined): string =>
  element ? element.text + element.children.map(textOf).join('') : ''

/** An attribute of the first child of a name: `<w:jc w:val="right"/>` is `right`. */
export const childValue = (element: XmlElement | undefined, name: string, attribute = 'w:val'): string | undefined =>
  findChild(element, name)?.attributes.get(attribute)
