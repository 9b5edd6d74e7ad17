import { useEffect, useMemo, useState } from 'react'
import { keepReading, readingOrSeen } from '../history/seen.ts'
import { readingOf } from '../run/readings.ts'
import { fetchReading } from '../run/requests.ts'
import type { Reading } from './reading-section.tsx'

/** What was read of a CV: from this tab where it was read, else from the server; null until it is here. */
export const useReadingOf = (id: string) => {
  const kept = readingOf(id)
  const [fetched, setFetched] = useState<{ readonly id: string; readonly reading: Reading } | null>(null)
  const missing = kept?.read == null

  useEffect(() => {
    if (kept?.read) keepReading(id, kept.read)
    if (!missing) return
    const stop = new AbortController()
    readingOrSeen(id, () => fetchReading(id, stop.signal)).then(
      (read) => setFetched({ id, reading: { read, file: null } }),
      (error: unknown) => {
        if (!stop.signal.aborted) console.warn(error)
      },
    )
    return () => stop.abort()
  }, [id, missing, kept])

  const reading = useMemo<Reading | null>(() => {
    if (kept?.read) return { read: kept.read, file: kept.file }
    return fetched?.id === id ? fetched.reading : null
  }, [kept, fetched, id])

  const load = async () => reading?.read ?? (await fetchReading(id, AbortSignal.timeout(8_000)))
  return { reading, load }
}
