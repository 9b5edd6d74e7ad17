import { useEffect } from 'react'
import { isEditableTarget } from './is-editable-target.ts'

export interface Shortcuts {
  readonly undo: () => void
  readonly redo: () => void
  readonly saveVersion: () => void
  readonly generate: () => void
  readonly help: () => void
}

const getShortcut = (event: KeyboardEvent): keyof Shortcuts | null => {
  const command = (event.ctrlKey || event.metaKey) && !event.altKey
  const key = event.key.toLowerCase()
  if (command && key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (command && key === 'y') return 'redo'
  if (command && key === 's') return 'saveVersion'
  if (command && key === 'enter') return 'generate'
  if (event.key === '?' && !isEditableTarget(event.target)) return 'help'
  return null
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role$="dialog"]') !== null

/** Handles the keyboard shortcuts of an editor, except while the focus is in a dialog. */
export const useShortcuts = (shortcuts: Partial<Shortcuts>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = isInDialog(event.target) ? null : getShortcut(event)
      const action = shortcut && shortcuts[shortcut]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
}
