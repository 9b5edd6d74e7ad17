import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { type Report, useReport } from './use-report.ts'

/** Downloads the report of the analysis as a PDF. */
export const ReportButton = (report: Report) => {
  const language = useLanguage()
  const { busy, error, start } = useReport(report)
  return (
    <>
      <Button icon="download" size="large" busy={busy} onClick={() => void start()}>
        {busy ? <Trans>Generating...</Trans> : <Trans>Download report</Trans>}
      </Button>
      {error && (
        <p role="alert" className="basis-full text-note text-bad">
          <Trans>We couldn’t download the report.</Trans> {getErrorMessage(error, language)}
        </p>
      )}
    </>
  )
}
