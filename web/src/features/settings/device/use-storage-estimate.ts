import { useEffect, useState } from 'react'

/** Bytes this site takes on the device, asked again when `changed` does; null where the browser does not say. */
export const useStorageEstimate = (changed: unknown): number | null => {
  const [used, setUsed] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is only the reason to ask again
  useEffect(() => {
    let over = false
    navigator.storage?.estimate?.().then(
      ({ usage }) => over || setUsed(usage ?? null),
      () => {},
    )
    return () => {
      over = true
    }
  }, [changed])
  return used
}
