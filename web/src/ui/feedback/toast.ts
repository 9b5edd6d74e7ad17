export type ToastKind = 'plain' | 'success' | 'error'

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly kind?: ToastKind
  /** An action such as Undo. `alt` tells screen readers how to do the same without the toast. */
  readonly action?: { readonly label: string; readonly alt: string; readonly onAction: () => void }
  /** Stays until it is closed: for what cannot be done later. */
  readonly isLasting?: boolean
}

export interface ActiveToast extends ToastMessage {
  readonly key: number
}

let current: ActiveToast | null = null
let count = 0
const listeners = new Set<() => void>()

const setToast = (next: ActiveToast | null): void => {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message for some seconds. A new one replaces the current one. */
export const toast = (message: ToastMessage): void => {
  count += 1
  setToast({ ...message, key: count })
}

/** Hides a toast, unless another one has replaced it. */
export const dismissToast = (key: number): void => {
  if (current?.key === key) setToast(null)
}

/** The toast that is shown; null for none. */
export const getToast = (): ActiveToast | null => current

/** Calls `listener` when another toast, or none, is shown. Returns the unsubscribe function. */
export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
