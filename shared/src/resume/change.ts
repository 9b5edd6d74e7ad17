import * as z from 'zod'
import { trust } from '../cast.ts'
import { AppError } from '../errors.ts'
import { documentSchema, type ResumeDocument } from './document.ts'

/**
 * One edit of a document. `path` walks keys, and ids where a list is entered. `before` absent inserts, `after` absent
 * removes; `index` is where in its list an inserted or removed item stands. A path that ends in `$order` moves:
 * `before` and `after` are lists of ids. Undo, history, merging of two tabs, imports and accepted advice are all lists
 * of changes.
 */
export const changeSchema = z.object({
  path: z.array(z.string().max(80)).min(1).max(10),
  before: z.json().optional(),
  after: z.json().optional(),
  index: z.int().min(0).optional(),
})
export type Change = z.infer<typeof changeSchema>

export const ORDER = '$order'

type Node = Record<string, unknown> | Item[]
type Item = Record<string, unknown> & { id: string }

export interface Applied {
  readonly document: ResumeDocument
  /** Changes whose `before` no longer held: left out, for the caller to show or keep as a copy. */
  readonly conflicts: readonly Change[]
}

/** Applies changes in order. Throws `invalid-document` when the outcome would break the schema. */
export const applyChanges = (document: ResumeDocument, changes: readonly Change[]): Applied => {
  const root = trust<Record<string, unknown>>(structuredCopy(document), 'a JSON copy of a document is a record')
  const conflicts = changes.filter((change) => !applyOne(root, change))
  const checked = documentSchema.safeParse(root)
  if (!checked.success) throw new AppError('invalid-document', { path: checked.error.issues[0]?.path.join('.') ?? '' })
  return { document: checked.data, conflicts }
}

/** The change that takes this one back. */
export const invert = (change: Change): Change => ({
  path: change.path,
  ...(change.after !== undefined && { before: change.after }),
  ...(change.before !== undefined && { after: change.before }),
  ...(change.index !== undefined && { index: change.index }),
})

/** The value that stands at a path, or undefined. */
export const valueAt = (document: ResumeDocument, path: readonly string[]): unknown => {
  let node: unknown = document
  for (const step of path) {
    if (step === ORDER && Array.isArray(node))
      return trust<Item[]>(node, 'lists of a document hold items').map((i) => i.id)
    node = child(node, step)
  }
  return node
}

const structuredCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a).filter(([, v]) => v !== undefined)
  const right = new Map(Object.entries(b).filter(([, v]) => v !== undefined))
  return left.length === right.size && left.every(([k, v]) => right.has(k) && sameJson(v, right.get(k)))
}

const child = (node: unknown, step: string): unknown => {
  if (Array.isArray(node)) return trust<Item[]>(node, 'lists of a document hold items').find((item) => item.id === step)
  if (node && typeof node === 'object' && Object.hasOwn(node, step))
    return trust<Record<string, unknown>>(node, 'an object')[step]
  return undefined
}

/** Applies one change in place; false when its `before` is not what stands there. */
const applyOne = (root: Record<string, unknown>, change: Change): boolean => {
  const last = change.path.at(-1) ?? ''
  if (change.path.some((step) => step === '__proto__' || step === 'constructor' || step === 'prototype')) return false
  let parent: unknown = root
  for (const step of change.path.slice(0, -1)) {
    const next = child(parent, step)
    if (next === undefined && !Array.isArray(parent) && parent && typeof parent === 'object') {
      const created: Record<string, unknown> = {}
      trust<Record<string, unknown>>(parent, 'checked above')[step] = created
      parent = created
    } else parent = next
  }
  if (!parent || typeof parent !== 'object') return false
  const node = trust<Node>(parent, 'checked above')
  if (Array.isArray(node)) return last === ORDER ? reorder(node, change) : changeItem(node, last, change)
  if (!sameJson(child(node, last), change.before)) return false
  if (change.after === undefined) delete node[last]
  else node[last] = change.after
  return true
}

const changeItem = (items: Item[], id: string, change: Change): boolean => {
  const at = items.findIndex((item) => item.id === id)
  if (change.before === undefined) {
    if (at >= 0) return false
    items.splice(
      Math.min(change.index ?? items.length, items.length),
      0,
      trust<Item>(change.after, 'checked by the schema after'),
    )
    return true
  }
  if (at < 0 || !sameJson(items[at], change.before)) return false
  if (change.after === undefined) items.splice(at, 1)
  else items[at] = trust<Item>(change.after, 'checked by the schema after')
  return true
}

/** Puts items in the order of `after`; items it does not name keep to the end. Fails when it names none that is here. */
const reorder = (items: Item[], change: Change): boolean => {
  const order = z.array(z.string()).safeParse(change.after)
  if (!order.success || !order.data.some((id) => items.some((i) => i.id === id))) return false
  const rank = new Map(order.data.map((id, i) => [id, i]))
  items.sort((a, b) => (rank.get(a.id) ?? rank.size) - (rank.get(b.id) ?? rank.size))
  return true
}
