import { type Dict, isDict, Ref } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'

/** The standard structure types (ISO 32000-1, 14.8.4). */
export const STANDARD_TYPES = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
)

export interface Element {
  readonly dict: Dict
  readonly id: number | undefined
  /** As written, and after the role map. */
  readonly type: string
  readonly standard: string
  readonly parent: Element | undefined
  readonly kids: Element[]
  /** Its own language or that of an element above. */
  readonly lang: string | undefined
  readonly hasParentEntry: boolean
}

export interface Structure {
  readonly root: Dict | undefined
  readonly elements: readonly Element[]
  readonly byId: ReadonlyMap<number, Element>
  /** The types as written whose mapping runs in a circle, and those that are standard and mapped. */
  readonly circular: ReadonlySet<string>
  readonly remapped: ReadonlySet<string>
  /** By key of the parent tree: elements by MCID, or the element of an annotation. */
  readonly parents: ReadonlyMap<number, readonly (Element | undefined)[]>
}

/** Reads the structure tree of a PDF, at most 200 levels deep; empty without one. */
export const readStructure = (file: PdfFile): Structure => {
  const root = file.dict(file.catalog?.get('StructTreeRoot'))
  const roles = file.dict(root?.get('RoleMap'))
  const circular = new Set<string>()
  const remapped = new Set<string>()
  const toStandard = (type: string): string => {
    const chain = [type]
    for (let next = file.name(roles?.get(type)); next !== undefined; next = file.name(roles?.get(next))) {
      if (chain.includes(next)) circular.add(type)
      if (chain.includes(next)) break
      chain.push(next)
    }
    if (STANDARD_TYPES.has(type) && chain.length > 1) remapped.add(type)
    return chain.find((name) => STANDARD_TYPES.has(name)) ?? chain.at(-1) ?? type
  }
  const elements: Element[] = []
  const byId = new Map<number, Element>()
  const visit = (value: Parameters<PdfFile['resolve']>[0], parent: Element | undefined, depth: number): void => {
    const dict = file.resolve(value)
    if (!isDict(dict) || !dict.has('S') || depth > 200) return
    const type = file.name(dict.get('S')) ?? ''
    const id = value instanceof Ref ? value.id : undefined
    if (id !== undefined && byId.has(id)) return
    const element: Element = {
      dict,
      id,
      type,
      standard: toStandard(type),
      parent,
      kids: [],
      lang: file.text(dict.get('Lang')) ?? parent?.lang,
      hasParentEntry: file.dict(dict.get('P')) !== undefined,
    }
    elements.push(element)
    parent?.kids.push(element)
    if (id !== undefined) byId.set(id, element)
    for (const kid of file.list(dict.get('K'))) visit(kid, element, depth + 1)
  }
  for (const kid of file.list(root?.get('K'))) visit(kid, undefined, 0)
  return { root, elements, byId, circular, remapped, parents: readParentTree(file, root, byId) }
}

const readParentTree = (
  file: PdfFile,
  root: Dict | undefined,
  byId: ReadonlyMap<number, Element>,
): Structure['parents'] => {
  const parents = new Map<number, readonly (Element | undefined)[]>()
  const visit = (node: Dict | undefined, depth: number): void => {
    if (!node || depth > 50) return
    const pairs = file.list(node.get('Nums'))
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const value = pairs[i + 1]
      const list = isDict(file.resolve(value)) ? [value] : file.list(value)
      parents.set(
        file.number(pairs[i]) ?? -1,
        list.map((entry) => (entry instanceof Ref ? byId.get(entry.id) : undefined)),
      )
    }
    for (const kid of file.list(node.get('Kids'))) visit(file.dict(kid), depth + 1)
  }
  visit(file.dict(root?.get('ParentTree')), 0)
  return parents
}

/** The attributes of an element, those of its classes too, as pairs of key and value. */
export const getAttribute = (file: PdfFile, structure: Structure, element: Element, key: string) => {
  const classes = file.dict(structure.root?.get('ClassMap'))
  const own = file.list(element.dict.get('A'))
  const named = file.list(element.dict.get('C')).flatMap((name) => file.list(classes?.get(file.name(name) ?? '')))
  for (const attributes of [...own, ...named]) {
    const value = file.get(file.dict(attributes), key)
    if (value !== undefined) return value
  }
  return undefined
}
