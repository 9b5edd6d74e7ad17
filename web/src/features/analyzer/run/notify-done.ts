/** The person is looking elsewhere: say it in the tab's title, and by the system where that was allowed. */
export const notifyDone = (words: string): void => {
  if (document.visibilityState === 'visible') return
  const before = document.title
  document.title = `● ${words}`
  const back = () => {
    if (document.visibilityState !== 'visible') return
    document.title = before
    document.removeEventListener('visibilitychange', back)
  }
  document.addEventListener('visibilitychange', back)
  if ('Notification' in globalThis && Notification.permission === 'granted') {
    try {
      new Notification('Faro', { body: words, tag: 'faro-analysis' })
    } catch {
      // Android allows notices from a service worker alone; the title is enough.
    }
  }
}
