export type ToastKind = 'plain' | 'success' | 'error'

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly kind?: ToastKind
  /** One thing that can be done about it, such as Undo. `alt` is how to do it without the toast. */
  readonly action?: { readonly label: string; readonly alt: string; readonly onAction: () => void }
}

export interface ShownToast extends ToastMessage {
  readonly key: number
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

const show = (next: ShownToast | null): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something in passing. One at a time: a new one takes the place of the old (spec section 9). */
export const toast = (message: ToastMessage): void => {
  count += 1
  show({ ...message, key: count })
}

export const dismissToast = (key: number): void => {
  if (shown?.key === key) show(null)
}

export const shownToast = (): ShownToast | null => shown

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
