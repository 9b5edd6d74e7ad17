import { useEffect, useState } from 'react'

/** Whole seconds since the component appeared. */
export const useElapsedSeconds = (): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
