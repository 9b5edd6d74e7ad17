import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { Button } from '#web/ui/button.tsx'
import { useReport } from './use-report.ts'

export const ReportButton = ({ id }: { id: string }) => {
  const language = useLanguage()
  const { busy, error, start } = useReport(id)
  return (
    <>
      <Button icon="download" size="large" busy={busy} onClick={() => void start()}>
        {busy ? <Trans>Generating...</Trans> : <Trans>Download Report</Trans>}
      </Button>
      {error && (
        <p role="alert" className="basis-full text-note text-bad">
          <Trans>The report could not be downloaded.</Trans> {sentenceOf(error, language)}
        </p>
      )}
    </>
  )
}
