import * as z from 'zod'
import { unsafeCast } from '../../cast.ts'
import { AppError } from '../../errors.ts'
import { isRecord } from '../../is-record.ts'
import { documentSchema, type ResumeDocument } from '../schema/document.ts'
import { isDeepEqual } from './deep-equal.ts'
import { mergeText } from './merge-text.ts'

/**
 * One edit of a document. `path` lists keys, and entry ids inside lists. Without `before` the edit inserts, without
 * `after` it removes; `index` is the position of an inserted or removed item. A path that ends in `$order` moves items:
 * `before` and `after` are lists of ids.
 */
export const changeSchema = z.object({
  path: z.array(z.string().max(80)).min(1).max(10),
  before: z.json().optional(),
  after: z.json().optional(),
  index: z.int().min(0).optional(),
})
export type Change = z.infer<typeof changeSchema>

export const ORDER_STEP = '$order'

type Item = Record<string, unknown> & { id: string }

/** The changed document, and the changes that could not be applied. */
export interface AppliedChanges {
  readonly document: ResumeDocument
  /** Changes that were not applied: the current value is not `before`, and the two edits cannot be merged. */
  readonly conflicts: readonly Change[]
}

/**
 * Applies changes in order; unchanged parts of the tree keep their identity. Concurrent edits of one text or list of
 * texts are merged with `mergeText`. A change that is already in place is skipped.
 * @throws AppError `invalid-document` when the result breaks the schema
 */
export const applyChanges = (document: ResumeDocument, changes: readonly Change[]): AppliedChanges => {
  const conflicts: Change[] = []
  let root: unknown = document
  for (const change of changes) {
    const next = change.path.some(isPrototypeKey) ? CONFLICT : applyAt(root, change.path, change)
    if (next === CONFLICT) conflicts.push(change)
    else root = next
  }
  if (root === document) return { document, conflicts }
  const checked = documentSchema.safeParse(root)
  if (!checked.success) throw new AppError('invalid-document', { path: checked.error.issues[0]?.path.join('.') ?? '' })
  // The schema drops unknown keys and fills defaults. If it did neither, return `root`: its unchanged parts keep
  // identity.
  const whole = changes.every((c) => isDeepEqual(getValueAt(checked.data, c.path), getValueIn(root, c.path)))
  return {
    document: whole ? unsafeCast<ResumeDocument>(root, 'equal to what the schema gave') : checked.data,
    conflicts,
  }
}

/** The change that undoes this one. */
export const invertChange = (change: Change): Change => ({
  path: change.path,
  ...(change.after !== undefined && { before: change.after }),
  ...(change.before !== undefined && { after: change.before }),
  ...(change.index !== undefined && { index: change.index }),
})

/** The value at a path, or undefined. A path that ends in `$order` gives the list's ids. */
export const getValueAt = (document: ResumeDocument, path: readonly string[]): unknown => getValueIn(document, path)

const CONFLICT = Symbol('conflict')
const isPrototypeKey = (step: string) => step === '__proto__' || step === 'constructor' || step === 'prototype'

const asItems = (node: readonly unknown[]): readonly Item[] =>
  unsafeCast<readonly Item[]>(node, 'lists that a path enters hold entries with ids')

const getValueIn = (root: unknown, path: readonly string[]): unknown => {
  let node = root
  for (const step of path) {
    if (Array.isArray(node)) {
      if (step === ORDER_STEP) return asItems(node).map((item) => item.id)
      node = asItems(node).find((item) => item.id === step)
    } else if (isRecord(node) && Object.hasOwn(node, step)) node = node[step]
    else return undefined
  }
  return node
}

const applyAt = (node: unknown, path: readonly string[], change: Change): unknown => {
  const [step = '', ...rest] = path
  if (Array.isArray(node)) {
    const items = asItems(node)
    if (rest.length === 0) return step === ORDER_STEP ? reorderItems(items, change) : applyToItem(items, step, change)
    const at = items.findIndex((item) => item.id === step)
    const next = at < 0 ? CONFLICT : applyAt(items[at], rest, change)
    return next === CONFLICT
      ? CONFLICT
      : next === items[at]
        ? items
        : items.with(at, unsafeCast<Item>(next, 'a changed item'))
  }
  if (!isRecord(node)) return CONFLICT
  const current = Object.hasOwn(node, step) ? node[step] : undefined
  const next = rest.length === 0 ? applyToValue(current, change) : applyAt(current ?? {}, rest, change)
  if (next === CONFLICT) return CONFLICT
  if (next === current) return node
  if (next !== undefined) return { ...node, [step]: next }
  const { [step]: _gone, ...others } = node
  return others
}

/** The value of a key after the change, or CONFLICT. */
const applyToValue = (current: unknown, { before, after }: Change): unknown => {
  if (isDeepEqual(current, after)) return current
  if (isDeepEqual(current, before)) return after
  if (isText(before) && isText(current) && isText(after))
    return mergeText(before ?? '', current ?? '', after ?? '') ?? CONFLICT
  if (isTextList(before) && isTextList(current) && isTextList(after)) {
    const merged = mergeText(joinLines(before), joinLines(current), joinLines(after))
    return merged === null ? CONFLICT : merged.split('\n').filter((item) => item.trim() !== '')
  }
  return CONFLICT
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'
const isTextList = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
const joinLines = (texts: readonly string[] = []) => texts.map((text) => `${text}\n`).join('')

const applyToItem = (items: readonly Item[], id: string, { before, after, index }: Change): unknown => {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (before === undefined) {
    if (item) return isDeepEqual(item, after) ? items : CONFLICT
    const place = Math.min(index ?? items.length, items.length)
    return items.toSpliced(place, 0, unsafeCast<Item>(after, 'checked by the schema afterwards'))
  }
  if (!item) return after === undefined ? items : CONFLICT
  if (!isDeepEqual(item, before)) return CONFLICT
  return after === undefined ? items.toSpliced(at, 1) : items.with(at, unsafeCast<Item>(after, 'checked afterwards'))
}

/**
 * Sorts items in the order of `after`; items that it does not list go last. CONFLICT when it lists no existing item.
 */
const reorderItems = (items: readonly Item[], change: Change): unknown => {
  const order = z.array(z.string()).safeParse(change.after)
  if (!order.success || !order.data.some((id) => items.some((i) => i.id === id))) return CONFLICT
  const rank = new Map(order.data.map((id, i) => [id, i]))
  return items.toSorted((a, b) => (rank.get(a.id) ?? rank.size) - (rank.get(b.id) ?? rank.size))
}
