import { childValue, findChild, findChildren, type XmlElement } from '../../../archive/parse-xml.ts'
import { type ParagraphProperties, readParagraphProperties } from './paragraph-properties.ts'
import { type RunProperties, readRunProperties } from './run-properties.ts'

interface Style {
  readonly paragraph: ParagraphProperties
  readonly run: RunProperties
}

export interface Styles {
  /** A style with what it is based on; the document's defaults for one that is not known. */
  readonly get: (id: string | undefined) => Style
  /** A character style by itself, without the defaults. */
  readonly getCharacter: (id: string | undefined) => RunProperties
  /** Whether a table style fills cells with a color. */
  readonly isShadedTable: (id: string | undefined) => boolean
}

interface StyleElement {
  readonly element: XmlElement
  readonly basedOn: string | undefined
}

/** Word itself stops at about so many. */
const MAX_BASES = 30

/** Reads `word/styles.xml`; without one every style is empty. */
export const readStyles = (root: XmlElement | undefined): Styles => {
  const defaults = findChild(root, 'w:docDefaults')
  const base: Style = {
    run: readRunProperties(findChild(findChild(defaults, 'w:rPrDefault'), 'w:rPr')),
    paragraph: readParagraphProperties(findChild(findChild(defaults, 'w:pPrDefault'), 'w:pPr')),
  }
  const elements = new Map<string, StyleElement>()
  let normal: string | undefined
  for (const element of findChildren(root, 'w:style')) {
    const id = element.attributes.get('w:styleId')
    if (id === undefined) continue
    elements.set(id, { element, basedOn: childValue(element, 'w:basedOn') })
    const isDefault = element.attributes.get('w:default') === '1' || element.attributes.get('w:default') === 'true'
    if (isDefault && element.attributes.get('w:type') === 'paragraph') normal = id
  }
  const own = memoize((id) => resolve(id, elements))
  return {
    get: memoize((id) => {
      const style = own(elements.has(id) ? id : (normal ?? ''))
      return { run: { ...base.run, ...style.run }, paragraph: { ...base.paragraph, ...style.paragraph } }
    }),
    getCharacter: (id) => (id === undefined ? {} : own(id).run),
    isShadedTable: (id) => id !== undefined && getChain(id, elements).some((element) => hasShade(element)),
  }
}

const memoize = <T>(compute: (id: string) => T): ((id: string | undefined) => T) => {
  const known = new Map<string, T>()
  return (id = '') => {
    const value = known.get(id) ?? compute(id)
    known.set(id, value)
    return value
  }
}

/** A style and what it is based on, the base first. */
const getChain = (id: string, elements: ReadonlyMap<string, StyleElement>): XmlElement[] => {
  const chain: XmlElement[] = []
  let at = elements.get(id)
  while (at && chain.length < MAX_BASES) {
    chain.unshift(at.element)
    at = at.basedOn === undefined ? undefined : elements.get(at.basedOn)
  }
  return chain
}

const resolve = (id: string, elements: ReadonlyMap<string, StyleElement>): Style => {
  let style: Style = { paragraph: {}, run: {} }
  for (const element of getChain(id, elements))
    style = {
      paragraph: { ...style.paragraph, ...readParagraphProperties(findChild(element, 'w:pPr')) },
      run: { ...style.run, ...readRunProperties(findChild(element, 'w:rPr')) },
    }
  return style
}

const hasShade = (element: XmlElement): boolean =>
  element.children.some(
    (child) =>
      (child.name === 'w:shd' && !/^(?:auto|ffffff)?$/i.test(child.attributes.get('w:fill') ?? '')) || hasShade(child),
  )
