/** Calls `onView` once, when the element first comes into view. Returns the function that stops watching. */
export const onFirstView = (element: Element, onView: () => void): (() => void) => {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    onView()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
