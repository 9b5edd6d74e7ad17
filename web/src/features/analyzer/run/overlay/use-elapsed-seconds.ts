import { useEffect, useState } from 'react'

/** Whole seconds since the component was mounted. */
export const useElapsedSeconds = (): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAt = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
