import { type RefObject, useEffect, useState } from 'react'
import { fetchPlainConfig } from './contact-email.ts'
import { onFirstView } from './on-first-view.ts'

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
    const stopWatching = onFirstView(element, () => void load().then((value) => isCurrent && setIsOpen(value)))
    return () => {
      isCurrent = false
      stopWatching()
    }
  }, [place])
  return isOpen
}
