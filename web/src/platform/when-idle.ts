const LATEST_MS = 3000

/**
 * Calls `work` once the page has loaded and is idle, at most 3 s after it has loaded. Returns the function that cancels it.
 */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in globalThis) {
      const id = requestIdleCallback(work, { timeout: LATEST_MS })
      cancel = () => cancelIdleCallback(id)
    } else {
      // Safari has no idle callbacks, and opens a popup only where nothing is left to load when the button is pressed.
      const id = setTimeout(work, 0)
      cancel = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    addEventListener('load', wait, { once: true })
    cancel = () => removeEventListener('load', wait)
  }
  return () => cancel()
}
