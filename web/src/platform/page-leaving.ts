let leaving = false

/** Whether the page is going away. It may come back from the cache of the browser. */
export const isPageLeaving = (): boolean => leaving

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    leaving = true
  })
  addEventListener('pageshow', () => {
    leaving = false
  })
}
