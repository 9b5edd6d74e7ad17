/** Whether key presses on this target type text. */
export const isEditableTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
