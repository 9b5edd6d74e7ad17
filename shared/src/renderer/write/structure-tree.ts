import type { StructureRole, TagNode } from '../compose/blocks.ts'
import type { DrawList } from '../draw/draw-list.ts'
import { formatNumber, type PageStream } from './content-stream.ts'
import { type JsPdfInternals, toPdfText } from './jspdf.ts'

/** An element of the structure tree with its children in reading order. */
export interface StructureElement {
  readonly node: TagNode
  readonly parent: StructureElement | undefined
  readonly kids: (StructureElement | MarkedKid | AnnotationKid)[]
  id: number
}
interface MarkedKid {
  readonly kind: 'marked'
  readonly page: number
  readonly mcid: number
}
interface AnnotationKid {
  readonly kind: 'annotation'
  readonly page: number
  readonly object: number
}

/** All elements, and those without a parent. */
export interface StructureTree {
  readonly root: StructureElement[]
  readonly all: StructureElement[]
  /** The element of each marked-content sequence, by page and MCID. */
  readonly byPage: StructureElement[][]
  readonly findElement: (node: TagNode) => StructureElement | undefined
}

/** Builds the tree in the order in which its texts are drawn. */
export const createStructureTree = (streams: readonly PageStream[]): StructureTree => {
  const elements = new Map<TagNode, StructureElement>()
  const root: StructureElement[] = []
  const all: StructureElement[] = []
  const getElement = (node: TagNode): StructureElement => {
    const existing = elements.get(node)
    if (existing) return existing
    if (node.follows) getElement(node.follows)
    const parent = node.parent && getElement(node.parent)
    const element: StructureElement = { node, parent, kids: [], id: 0 }
    elements.set(node, element)
    all.push(element)
    if (parent) parent.kids.push(element)
    else root.push(element)
    return element
  }
  const byPage = streams.map(({ markedNodes: marked }, page) =>
    marked.map((node, mcid) => {
      const element = getElement(node)
      element.kids.push({ kind: 'marked', page, mcid })
      return element
    }),
  )
  return { root, all, byPage, findElement: (node) => elements.get(node) }
}

/** Levels from 1 without gaps, as PDF/UA-1 (7.4.2) requires: a resume without a name begins with a section. */
const getHeadingRoles = (root: readonly StructureElement[]): ReadonlyMap<StructureElement, StructureRole> => {
  const roles = new Map<StructureElement, StructureRole>()
  let last = 0
  const visit = (element: StructureElement): void => {
    const wanted = HEADING_ROLES.indexOf(element.node.role) + 1
    if (wanted > 0) {
      last = Math.min(wanted, last + 1)
      roles.set(element, HEADING_ROLES[last - 1] ?? element.node.role)
    }
    for (const kid of element.kids) if (!('kind' in kid)) visit(kid)
  }
  for (const element of root) visit(element)
  return roles
}

const HEADING_ROLES: readonly StructureRole[] = ['H1', 'H2', 'H3']

/** What readers need besides the role: how a list is numbered, which cells a header is of, where a picture is. */
const createAttributes = ({ node }: StructureElement, { pages, paper }: DrawList): string => {
  if (node.role === 'L') return '/A<</O/List/ListNumbering/Disc>>'
  if (node.role === 'TH') return '/A<</O/Table/Scope/Column>>'
  if (node.role !== 'Figure') return ''
  const picture = pages.flatMap((page) => page.pictures).find((candidate) => candidate.node === node)
  if (!picture) return ''
  const bottom = paper.height - picture.y - picture.height
  const box = [picture.x, bottom, picture.x + picture.width, bottom + picture.height].map(formatNumber).join(' ')
  return `/A<</O/Layout/BBox[${box}]/Placement/Block>>`
}

/**
 * Writes the structure tree and the parent tree. `annotations`: in the order of their keys. Returns the root's object
 * number.
 */
export const writeStructureTree = (
  { root, all, byPage }: StructureTree,
  annotations: readonly StructureElement[],
  list: DrawList,
  internal: JsPdfInternals,
): number => {
  const rootId = internal.newObjectDeferred()
  const documentId = internal.newObjectDeferred()
  for (const element of all) element.id = internal.newObjectDeferred()
  const pageRef = (page: number) => `${internal.getPageInfo(page + 1).objId} 0 R`
  const object = (id: number, body: string) => {
    internal.newObjectDeferredBegin(id, true)
    internal.out(`${body}\nendobj`)
  }
  const refs = (elements: readonly StructureElement[]) => elements.map((element) => `${element.id} 0 R`).join(' ')

  const headings = getHeadingRoles(root)
  for (const element of all) {
    const { node } = element
    const firstMarked = element.kids.find((kid) => 'kind' in kid && kid.kind === 'marked')
    const page = firstMarked && 'page' in firstMarked ? firstMarked.page : undefined
    const kids = element.kids.map((kid) => {
      if (!('kind' in kid)) return `${kid.id} 0 R`
      if (kid.kind === 'annotation') return `<</Type/OBJR/Obj ${kid.object} 0 R/Pg ${pageRef(kid.page)}>>`
      return kid.page === page ? String(kid.mcid) : `<</Type/MCR/Pg ${pageRef(kid.page)}/MCID ${kid.mcid}>>`
    })
    const lang = node.lang ? `/Lang(${node.lang})` : ''
    const altText = node.alt || (node.role === 'Figure' ? list.title : '')
    const alt = altText ? `/Alt${toPdfText(altText)}` : ''
    const pg = page === undefined ? '' : `/Pg ${pageRef(page)}`
    const parent = element.parent?.id ?? documentId
    object(
      element.id,
      `<</S/${headings.get(element) ?? node.role}/P ${parent} 0 R${pg}${lang}${alt}${createAttributes(element, list)}/K${kids.length === 1 && !kids[0]?.startsWith('<') ? ` ${kids[0]}` : `[${kids.join(' ')}]`}>>`,
    )
  }
  const pages = byPage.map((elements, page) => `${page} [${refs(elements)}]`)
  const links = annotations.map((element, i) => `${byPage.length + i} ${element.id} 0 R`)
  object(documentId, `<</Type/StructElem/S/Document/P ${rootId} 0 R/K[${refs(root)}]>>`)
  object(
    rootId,
    `<</Type/StructTreeRoot/K ${documentId} 0 R/ParentTree<</Nums[${[...pages, ...links].join(' ')}]>>/ParentTreeNextKey ${byPage.length + annotations.length}>>`,
  )
  return rootId
}
