/** Selects a quoted line in the text area that gets the focus next, so that the line is in view; waits for the focus. */
export const selectFieldText = (quote: string): void => {
  if (quote === '') return
  setTimeout(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLTextAreaElement)) return
    const start = field.value.indexOf(quote.replace(/…$/, ''))
    if (start >= 0) field.setSelectionRange(start, start + quote.replace(/…$/, '').length)
  }, 50)
}
