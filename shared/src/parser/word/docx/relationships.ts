import { findChildren, type XmlElement } from '../../../archive/parse-xml.ts'

export interface Relationship {
  /** The last word of its type: `hyperlink`, `styles`, `officeDocument`. */
  readonly type: string
  readonly target: string
  readonly isExternal: boolean
}

/** Reads a `.rels` file: relationships by id. */
export const readRelationships = (root: XmlElement | undefined): Map<string, Relationship> =>
  new Map(
    findChildren(root, relationshipName(root)).map(({ attributes }) => [
      attributes.get('Id') ?? '',
      {
        type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
        target: attributes.get('Target') ?? '',
        isExternal: attributes.get('TargetMode') === 'External',
      },
    ]),
  )

/** The elements have the prefix of their parent, mostly none. */
const relationshipName = (root: XmlElement | undefined): string => (root?.name ?? '').replace(/s$/, '')

/** The path of a target, which is relative to the folder of the part that names it. */
export const resolveTarget = (part: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const folders = part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  }
  return folders.join('/')
}

/** Where a part's relationships stand: `word/_rels/document.xml.rels`. */
export const relationshipsPath = (part: string): string => {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}
