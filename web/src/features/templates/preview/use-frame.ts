import { useCallback, useState } from 'react'

/** The inner size of an element, CSS pixels, followed as it changes. */
export const useFrame = () => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      const height = element.clientHeight
      if (width > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return [ref, size] as const
}
