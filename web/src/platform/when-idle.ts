const LATEST_MS = 3000

/** Calls `work` when the page is idle, at most `latestMs` from now. Returns the function that cancels it. */
export const runWhenIdle = (work: () => void, latestMs: number): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    // Safari has no idle callbacks, and opens a popup only where nothing is left to load when the button is pressed.
    const timer = setTimeout(work, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Calls `work` once the page has loaded and is idle, at most 3 s after it has loaded. Returns the function that cancels it.
 */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = () => {}
  const wait = () => {
    cancel = runWhenIdle(work, LATEST_MS)
  }
  if (document.readyState === 'complete') wait()
  else {
    addEventListener('load', wait, { once: true })
    cancel = () => removeEventListener('load', wait)
  }
  return () => cancel()
}
