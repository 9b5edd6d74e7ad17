/** While the page is hidden, shows `message` in the tab's title and, with permission, as a system notification. */
export const notifyDone = (message: string): void => {
  if (document.visibilityState === 'visible') return
  const originalTitle = document.title
  document.title = `● ${message}`
  const restoreTitle = () => {
    if (document.visibilityState !== 'visible') return
    document.title = originalTitle
    document.removeEventListener('visibilitychange', restoreTitle)
  }
  document.addEventListener('visibilitychange', restoreTitle)
  if ('Notification' in globalThis && Notification.permission === 'granted') {
    try {
      new Notification('Faro', { body: message, tag: 'faro-analysis' })
    } catch {
      // Android only allows notifications from a service worker; the title remains.
    }
  }
}
