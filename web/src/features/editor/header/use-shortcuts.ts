import { useEffect } from 'react'
import { isTyping } from '#web/ui/is-typing.ts'

export interface Shortcuts {
  readonly undo: () => void
  readonly redo: () => void
  readonly keepVersion: () => void
  readonly generate: () => void
  readonly help: () => void
}

const actionOf = (event: KeyboardEvent): keyof Shortcuts | null => {
  const command = (event.ctrlKey || event.metaKey) && !event.altKey
  const key = event.key.toLowerCase()
  if (command && key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (command && key === 'y') return 'redo'
  if (command && key === 's') return 'keepVersion'
  if (command && key === 'enter') return 'generate'
  if (event.key === '?' && !isTyping(event.target)) return 'help'
  return null
}

const inDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role$="dialog"]') !== null

/** The editor's keys, anywhere on its page but in a dialog. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = inDialog(event.target) ? null : actionOf(event)
      if (!action) return
      event.preventDefault()
      shortcuts[action]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [shortcuts])
}
