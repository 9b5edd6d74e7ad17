import { type RefObject, useEffect, useState } from 'react'
import { fetchPlainConfig } from './contact-email.ts'

let loading: Promise<boolean> | undefined

const load = (): Promise<boolean> => {
  loading ??= fetchPlainConfig()
    .then(({ support }) => support === true)
    .catch(() => {
      loading = undefined
      return false
    })
  return loading
}

/**
 * Whether the operator answers questions. False until the server has said so: nothing is promised before. It is asked
 * once `place` comes into view, so that a visit which never gets there makes no request.
 */
export const useSupportOpen = (place: RefObject<Element | null>): boolean => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isCurrent = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void load().then((value) => isCurrent && setIsOpen(value))
    })
    observer.observe(element)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [place])
  return isOpen
}
