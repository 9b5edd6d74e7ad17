import { type RefObject, useEffect, useState } from 'react'
import { fetchPlainConfig, type PlainConfig } from './contact-email.ts'
import { onFirstView } from './on-first-view.ts'

let loading: Promise<PlainConfig | null> | undefined

const load = (): Promise<PlainConfig | null> => {
  loading ??= fetchPlainConfig().catch(() => {
    loading = undefined
    return null
  })
  return loading
}

/**
 * The server's configuration; null until the server has answered. It is asked once `place` comes into view, so that a
 * visit which never gets there makes no request.
 */
const usePlainConfig = (place: RefObject<Element | null>): PlainConfig | null => {
  const [config, setConfig] = useState<PlainConfig | null>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isCurrent = true
    const stopWatching = onFirstView(element, () => void load().then((value) => isCurrent && setConfig(value)))
    return () => {
      isCurrent = false
      stopWatching()
    }
  }, [place])
  return config
}

/** Whether the operator answers questions. False until the server has said so: nothing is promised before. */
export const useSupportOpen = (place: RefObject<Element | null>): boolean => usePlainConfig(place)?.support === true

/** Whether the operator can be written to by email. */
export const useHasContactAddress = (place: RefObject<Element | null>): boolean =>
  typeof usePlainConfig(place)?.contactEmail === 'string'

/** Whether a model gives advice; null until the server has said so. */
export const useHasModel = (place: RefObject<Element | null>): boolean | null => {
  const advice = usePlainConfig(place)?.advice
  if (typeof advice !== 'object' || advice === null || !('model' in advice)) return null
  return advice.model !== null
}

/** Days of the free trial, 0 for none; null until the server has said so. */
export const useOfferedTrialDays = (place: RefObject<Element | null>): number | null => {
  const days = usePlainConfig(place)?.trialDays
  return typeof days === 'number' ? days : null
}
