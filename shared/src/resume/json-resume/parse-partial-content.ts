import { unsafeCast } from '../../cast.ts'
import { AppError } from '../../errors.ts'
import type { DroppedValue } from '../import/dropped-value.ts'
import { sanitizeText } from '../import/field-extractor.ts'
import { contentSchema, type ResumeContent } from '../schema/content.ts'

/** Each pass removes the invalid values it finds; removing one can reveal another. */
const MAX_REPAIR_PASSES = 50

/**
 * Parses a `ResumeContent` that may be incomplete or have unknown fields. Invalid values are dropped and their paths
 * reported.
 * @throws AppError `invalid-document` when no valid content remains
 */
export const parsePartialContent = (root: unknown): { content: ResumeContent; dropped: DroppedValue[] } => {
  const dropped: DroppedValue[] = []
  const tree = sanitizeTree(root)
  for (let round = 0; round < MAX_REPAIR_PASSES; round++) {
    const result = contentSchema.safeParse(tree)
    if (result.success)
      return { content: result.data, dropped: [...dropped, ...listUnknownKeys(tree, result.data, []).map(toNoField)] }
    const before = dropped.length
    for (const issue of result.error.issues) {
      if (removeAt(tree, issue.path)) dropped.push({ path: issue.path.join('.'), reason: 'invalid' })
    }
    if (dropped.length === before) break
  }
  throw new AppError('invalid-document')
}

const toNoField = (path: string): DroppedValue => ({ path, reason: 'no-field' })

/** A copy with sanitized strings and without null and prototype keys. */
const sanitizeTree = (value: unknown): unknown => {
  if (typeof value === 'string') return sanitizeText(value)
  if (Array.isArray(value)) return value.map(sanitizeTree)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([key, v]) => !PROTOTYPE_KEYS.has(key) && v !== null)
  return Object.fromEntries(entries.map(([key, v]) => [key, sanitizeTree(v)]))
}

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const removeAt = (root: unknown, path: readonly PropertyKey[]): boolean => {
  let node: unknown = root
  for (const step of path.slice(0, -1)) {
    if (node === null || typeof node !== 'object') return false
    node = Reflect.get(node, step)
  }
  const last = path.at(-1)
  if (last === undefined || node === null || typeof node !== 'object') return false
  if (Array.isArray(node)) return node.splice(Number(last), 1).length > 0
  return Reflect.has(node, last) && Reflect.deleteProperty(node, last)
}

/** Paths of keys that are not in the schema. */
const listUnknownKeys = (source: unknown, parsed: unknown, path: readonly string[]): string[] => {
  if (source === null || typeof source !== 'object') return []
  if (parsed === null || typeof parsed !== 'object') return [path.join('.')]
  const target = unsafeCast<Record<string, unknown>>(parsed, 'an object')
  return Object.entries(source).flatMap(([key, value]) =>
    Object.hasOwn(target, key) ? listUnknownKeys(value, target[key], [...path, key]) : [[...path, key].join('.')],
  )
}
