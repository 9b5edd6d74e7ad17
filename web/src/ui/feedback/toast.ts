export type ToastKind = 'plain' | 'success' | 'error'

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly kind?: ToastKind
  /** One thing that can be done about it, such as Undo. `alt` is how to do it without the toast. */
  readonly action?: { readonly label: string; readonly alt: string; readonly onAction: () => void }
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

/** Says something in passing. One at a time: a new one takes the place of the old (spec section 9). */
export const toast = (message: ToastMessage): void => {
  count += 1
  setToast({ ...message, key: count })
}

export const dismissToast = (key: number): void => {
  if (current?.key === key) setToast(null)
}

export const getToast = (): ActiveToast | null => current

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
