/** Selects a quoted line in the text area that gets the focus next, so that the line is seen at once. */
export const selectFieldText = (quote: string): void => {
  const text = quote.replace(/…$/, '')
  if (text === '') return
  const select = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    const start = target.value.indexOf(text)
    if (start >= 0) target.setSelectionRange(start, start + text.length)
  }
  document.addEventListener('focusin', select, { once: true })
}
