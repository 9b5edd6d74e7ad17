import { useEffect, useMemo, useRef, useState } from 'react'
import { type ParsedExtraction, parseExtracted } from '#web/workers/extract/client.ts'
import { getCachedExtraction } from '../extraction/extraction-cache.ts'
import { cacheExtracted, getExtractedOrCached } from '../history/cached-fallback.ts'
import { fetchExtracted } from '../run/analysis-requests.ts'

export interface Extraction extends ParsedExtraction {
  /** The PDF, when this tab still has it. */
  readonly file: Blob | null
}

const FETCH_TIMEOUT_MS = 8_000

/** The extraction of a resume: from this tab's cache or from the server; null while it loads or when it fails. */
export const useExtraction = (id: string) => {
  const cached = getCachedExtraction(id)
  const [fetched, setFetched] = useState<{ readonly id: string; readonly extraction: Extraction } | null>(null)
  const isMissing = cached?.extraction == null
  const started = useRef<Promise<ParsedExtraction> | null>(null)

  useEffect(() => {
    if (cached?.extraction) cacheExtracted(id, cached.extraction.extracted)
    if (!isMissing) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const extracted = await getExtractedOrCached(id, () => fetchExtracted(id, signal))
      const { parsed } = await parseExtracted(signal, extracted)
      setFetched({ id, extraction: { extracted, parsed, file: null } })
      return { extracted, parsed }
    }
    started.current = load()
    started.current.catch((error: unknown) => {
      if (!signal.aborted) console.warn(error)
    })
    return () => {
      started.current = null
      controller.abort()
    }
  }, [id, isMissing, cached])

  const extraction = useMemo<Extraction | null>(() => {
    if (cached?.extraction) return { ...cached.extraction, file: cached.file }
    return fetched?.id === id ? fetched.extraction : null
  }, [cached, fetched, id])

  /** Waits for the extraction; throws the errors of the request. */
  const load = async (): Promise<ParsedExtraction> => {
    // What was started when the results opened is not done twice; a failure is tried again.
    const ready = extraction ?? (await started.current?.catch(() => null))
    if (ready) return ready
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS)
    return parseExtracted(signal, await fetchExtracted(id, signal))
  }
  return { extraction, load }
}
