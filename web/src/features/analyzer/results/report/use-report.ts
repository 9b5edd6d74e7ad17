import { useEffect, useRef, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { saveBlob } from '#web/platform/save-file.ts'

export interface Report {
  readonly results: AnalysisResults
  /** The analysed file's name; empty for pasted text. */
  readonly fileName: string
  /** Of the analysis; null for one that only this device knows. */
  readonly id: string | null
}

const getFileName = (id: string | null): string => `reporte-analisis-cv${id === null ? '' : `-${id}`}.pdf`

/**
 * Draws the report as a PDF, with no network and no account, and saves it. A failure is logged, shown, and clears the
 * busy state (spec section 8).
 */
export const useReport = ({ results, fileName, id }: Report) => {
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const start = async () => {
    stop.current = new AbortController()
    setBusy(true)
    setError(null)
    try {
      const { renderReport } = await import('#web/workers/render/client.ts')
      const bytes = await renderReport(stop.current.signal, { results, language, fileName })
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), getFileName(id))
    } catch (thrown) {
      const failure = toAppError(thrown)
      if (failure.code === 'cancelled') return
      console.warn(failure)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, start }
}
