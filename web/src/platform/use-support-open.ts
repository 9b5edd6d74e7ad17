import { useEffect, useState } from 'react'
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

/** Whether the operator answers questions. False until the server has said so: nothing is promised before. */
export const useSupportOpen = (): boolean => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void load().then((value) => isCurrent && setIsOpen(value))
    return () => {
      isCurrent = false
    }
  }, [])
  return isOpen
}
