import { useEffect, useMemo, useState } from 'react'
import { getCachedExtraction } from '../extraction/extraction-cache.ts'
import { cacheExtracted, getExtractedOrCached } from '../history/cached-fallback.ts'
import { fetchExtracted } from '../run/analysis-requests.ts'
import type { Reading } from './ats-section.tsx'

/** What was read of a CV: from this tab where it was read, else from the server; null until it is here. */
export const useExtraction = (id: string) => {
  const kept = getCachedExtraction(id)
  const [fetched, setFetched] = useState<{ readonly id: string; readonly reading: Reading } | null>(null)
  const missing = kept?.read == null

  useEffect(() => {
    if (kept?.read) cacheExtracted(id, kept.read)
    if (!missing) return
    const stop = new AbortController()
    getExtractedOrCached(id, () => fetchExtracted(id, stop.signal)).then(
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

  const load = async () => reading?.read ?? (await fetchExtracted(id, AbortSignal.timeout(8_000)))
  return { reading, load }
}
