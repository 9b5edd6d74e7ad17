import type { ResumeDocument } from './document.ts'
import type { DocumentPath } from './document-to-content.ts'
import { toDocumentPath } from './flat-path.ts'

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** The items that the flat shape has: it leaves out those without text. */
const listShown = (items: readonly unknown[]): readonly unknown[] =>
  items.filter((item) => !isRecord(item) || !isRecord(item['text']) || Object.values(item['text']).some(Boolean))

/**
 * The document path of a path in the flat shape. Where that has the index of an item (`achievements/0`), the path has
 * the item's id. Steps that are not in the document stay as they are.
 */
export const resolveDocumentPath = (document: ResumeDocument, flatPath: string): DocumentPath => {
  let node: unknown = document
  return toDocumentPath(flatPath)
    .split('/')
    .map((step) => {
      if (!Array.isArray(node)) {
        node = isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined
        return step
      }
      const items: readonly unknown[] = node
      const hasId = (item: unknown) => isRecord(item) && item['id'] === step
      node = items.find(hasId) ?? (/^\d+$/.test(step) ? listShown(items)[Number(step)] : undefined)
      return isRecord(node) && typeof node['id'] === 'string' ? node['id'] : step
    })
}
