import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/errors.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import { downloadReport } from '../run/requests.ts'

const reportName = (id: string): string => `reporte-analisis-cv-${id}.pdf`

/** Downloads the report as a PDF; a failure is logged, shown, and clears the busy state (spec section 8). */
export const useReport = (id: string) => {
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  const start = async () => {
    setBusy(true)
    setError(null)
    try {
      saveBlob(await downloadReport(id, language), reportName(id))
    } catch (thrown) {
      const failure = toAppError(thrown)
      console.warn(failure)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, start }
}
