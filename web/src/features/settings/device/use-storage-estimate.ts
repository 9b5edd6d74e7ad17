import { useEffect, useState } from 'react'

/**
 * Returns the bytes that this origin uses on the device, measured again when `changed` changes; null when the browser
 * does not report it.
 */
export const useStorageEstimate = (changed: unknown): number | null => {
  const [used, setUsed] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only triggers a new measurement
  useEffect(() => {
    let cancelled = false
    navigator.storage?.estimate?.().then(
      ({ usage }) => cancelled || setUsed(usage ?? null),
      () => {},
    )
    return () => {
      cancelled = true
    }
  }, [changed])
  return used
}
