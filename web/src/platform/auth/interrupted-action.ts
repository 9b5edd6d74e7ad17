import { useEffect, useSyncExternalStore } from 'react'
import type { InterruptedAction } from './sign-in-redirect.ts'

let pending: InterruptedAction | null = null
const listeners = new Set<() => void>()

const getPending = () => pending
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets the action to continue with; null when it was taken up. */
export const setInterruptedAction = (action: InterruptedAction | null): void => {
  pending = action
  for (const listener of listeners) listener()
}

/** Calls `onContinue` once when a sign-in by redirect has interrupted the action `name`. */
export const useInterruptedAction = (name: InterruptedAction['name'], onContinue: (input: string) => void): void => {
  const action = useSyncExternalStore(subscribe, getPending, () => null)
  useEffect(() => {
    if (action?.name !== name) return
    setInterruptedAction(null)
    onContinue(action.input)
  }, [action, name, onContinue])
}
