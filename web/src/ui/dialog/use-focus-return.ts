import { useState } from 'react'

/** Returns a handler for the end of a dialog that gives the focus back to the control that opened it, if that is there. */
export const useFocusReturn = (): ((event: Event) => void) => {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
  }
}
