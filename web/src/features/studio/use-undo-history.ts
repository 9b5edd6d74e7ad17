import { useState } from 'react'
import { createUndoHistory, pushValue, redo, undo } from './undo-history.ts'

/** A value that is changed, undone and redone. */
export const useUndoHistory = <T>(initial: T) => {
  const [history, setHistory] = useState(() => createUndoHistory(initial))
  return {
    value: history.value,
    /** `update`: the new value from the latest one. */
    change: (update: (before: T) => T) => {
      const at = Date.now()
      setHistory((before) => pushValue(before, update(before.value), at))
    },
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
