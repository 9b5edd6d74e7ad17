/** Whether keys pressed there are words being written. */
export const isEditableTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
