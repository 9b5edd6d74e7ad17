/**
 * Ref callback for a bar at the bottom of the screen. While the bar is visible and not static, `--foot` on the root
 * holds its height in px, which keeps toasts and notices (`above-foot` in theme.css) clear of it.
 */
export const trackBottomBar = (bar: HTMLElement | null) => {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const stuck = bar.offsetHeight > 0 && getComputedStyle(bar).position !== 'static'
    if (stuck) style.setProperty('--foot', `${bar.offsetHeight}px`)
    else style.removeProperty('--foot')
  })
  observer.observe(bar, { box: 'border-box' })
  return () => {
    observer.disconnect()
    style.removeProperty('--foot')
  }
}
