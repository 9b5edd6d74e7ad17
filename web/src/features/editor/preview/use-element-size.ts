import { useCallback, useRef, useState } from 'react'

/** Observes the inner size of an element in CSS px. */
export const useElementSize = () => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const element = useRef<HTMLElement>(null)
  const ref = useCallback((box: HTMLElement | null) => {
    element.current = box
    if (!box) return
    const measure = () => {
      const width = box.clientWidth
      const height = box.clientHeight
      if (width > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [])
  return { ref, element, size }
}
