/** Changes of one field within these times are one step, as in the editor. */
const PAUSE_MS = 1_000
const MAX_STEP_MS = 6_000
const MAX_STEPS = 200

/** A value with the states before it and after it, the nearest last. Times are UTC ms. */
export interface UndoHistory<T> {
  readonly value: T
  readonly past: readonly T[]
  readonly future: readonly T[]
  /** The field that the last step changed; null after undo and redo. */
  readonly open: { readonly field: string; readonly from: number; readonly to: number } | null
}

/** A history without steps. */
export const createUndoHistory = <T>(value: T): UndoHistory<T> => ({ value, past: [], future: [], open: null })

/** Changes the value. A further change of the field of the last step joins it until a pause. */
export const pushValue = <T>(history: UndoHistory<T>, value: T, at: number): UndoHistory<T> => {
  const field = findChangedField(history.value, value)
  if (field === null) return history
  const { open, past } = history
  const joins = open?.field === field && at - open.to < PAUSE_MS && at - open.from < MAX_STEP_MS
  return {
    value,
    past: joins ? past : [...past, history.value].slice(-MAX_STEPS),
    future: [],
    open: { field, from: joins ? open.from : at, to: at },
  }
}

/** The history one step back; the same one at its beginning. */
export const undo = <T>(history: UndoHistory<T>): UndoHistory<T> => {
  const value = history.past.at(-1)
  if (value === undefined) return history
  return { value, past: history.past.slice(0, -1), future: [...history.future, history.value], open: null }
}

/** The history one step forward; the same one at its end. */
export const redo = <T>(history: UndoHistory<T>): UndoHistory<T> => {
  const value = history.future.at(-1)
  if (value === undefined) return history
  return { value, past: [...history.past, history.value], future: history.future.slice(0, -1), open: null }
}

const listEntries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** The path of the one field in which two values differ, of their common parent for several; null when they are equal. */
const findChangedField = (before: unknown, after: unknown): string | null => {
  if (Object.is(before, after)) return null
  const [a, b] = [listEntries(before), listEntries(after)]
  const changed = [...new Set([...a.keys(), ...b.keys()])].flatMap((key) => {
    const field = findChangedField(a.get(key), b.get(key))
    return field === null ? [] : [`${key}/${field}`]
  })
  const [only, ...others] = changed
  if (only === undefined) return a.size > 0 && b.size > 0 ? null : ''
  return others.length > 0 ? '' : only
}
