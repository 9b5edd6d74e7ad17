/**
 * Ref of a bar that is stuck to the foot of the screen. While it is seen and stuck, `--foot` at the root says how high
 * it is, and what floats there (`above-foot` of theme.css: toasts, notices) keeps clear of it.
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
