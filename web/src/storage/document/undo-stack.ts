import { type Change, invertChange } from '#shared/resume/edits/changes.ts'
import type { ChangeRow } from '../database/rows.ts'

interface UndoStep {
  readonly changes: readonly Change[]
  readonly from: number
  readonly to: number
  /** Whether later typing may join this step. */
  readonly open: boolean
}

const TYPING_PAUSE_MS = 1_000
const MAX_STEP_MS = 6_000
const MAX_STEPS = 200

/** Undo and redo steps. Typing in one field forms one step until a pause of `TYPING_PAUSE_MS`. Times are UTC ms. */
export interface UndoStack {
  /** With `typing`, the changes may join the step before them. */
  push(changes: readonly Change[], at: number, typing?: boolean): void
  /** The changes that revert the last step; empty when there is none. */
  undo(): readonly Change[]
  redo(): readonly Change[]
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** `history`: stored changes of the draft, oldest first. */
export const createUndoStack = (history: readonly ChangeRow[] = []): UndoStack => {
  const done: UndoStep[] = []
  let undone: UndoStep[] = []

  const push = (changes: readonly Change[], at: number, typing = false) => {
    if (changes.length === 0) return
    undone = []
    const last = done.at(-1)
    const joins = typing && last?.open && at - last.to < TYPING_PAUSE_MS && at - last.from < MAX_STEP_MS
    const merged = joins ? mergeTyping(last.changes, changes) : null
    if (last && merged) done.splice(-1, 1, { changes: merged, from: last.from, to: at, open: true })
    else done.push({ changes, from: at, to: at, open: typing })
    if (done.length > MAX_STEPS) done.shift()
  }
  for (const row of history) push(row.changes, row.at, true)

  return {
    push,
    undo: () => {
      const group = done.pop()
      if (!group) return []
      undone.push(group)
      return group.changes.map(invertChange).reverse()
    },
    redo: () => {
      const group = undone.pop()
      if (!group) return []
      done.push(group)
      return group.changes
    },
    get canUndo() {
      return done.length > 0
    },
    get canRedo() {
      return undone.length > 0
    },
  }
}

const isTyping = ({ before, after }: Change): boolean =>
  (before === undefined || typeof before !== 'object') && (after === undefined || typeof after === 'string')

const samePath = (a: Change, b: Change) => a.path.join('/') === b.path.join('/')

/** Merges two consecutive text edits of one field; null when they cannot be merged. */
export const mergeTyping = (first: readonly Change[], second: readonly Change[]): readonly Change[] | null => {
  const [a] = first
  const [b] = second
  if (!a || !b || first.length > 1 || second.length > 1) return null
  if (!samePath(a, b) || !isTyping(a) || !isTyping(b) || a.after !== b.before) return null
  const { after: _dropped, ...start } = a
  return [b.after === undefined ? start : { ...start, after: b.after }]
}
