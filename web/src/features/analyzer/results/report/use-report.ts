import { useEffect, useRef, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import { loadReportBrand } from '#web/storage/designs/report-brand.ts'

export interface Report {
  readonly results: AnalysisResults
  /** Name of the analyzed file; empty for pasted text. */
  readonly fileName: string
  /** Id of the resume; null for a local score. */
  readonly id: string | null
}

const getFileName = (id: string | null): string => `reporte-analisis-cv${id === null ? '' : `-${id}`}.pdf`

/** Renders the report as a PDF on the device and downloads it. A failure sets `error`. */
export const useReport = ({ results, fileName, id }: Report) => {
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const controllerRef = useRef<AbortController>(undefined)
  useEffect(() => () => controllerRef.current?.abort(), [])

  const start = async () => {
    controllerRef.current = new AbortController()
    setBusy(true)
    setError(null)
    try {
      const { renderReport } = await import('#web/workers/render/client.ts')
      const bytes = await renderReport(controllerRef.current.signal, {
        results,
        language,
        fileName,
        brand: await loadReportBrand(),
      })
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
