import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { EmptyState, Page, PageHeader } from '#web/ui/layout/page.tsx'
import type { AnalyzerSlots } from '../analyzer-slots.ts'
import { ImproveSection } from '../improve/improve-section.tsx'
import { AtsSection } from '../results/ats-section.tsx'
import { OptimizeButton } from '../results/optimize-button.tsx'
import { ReportButton } from '../results/report/report-button.tsx'
import { ResultsSkeleton } from '../results/results-skeleton.tsx'
import { ResultsView } from '../results/results-view.tsx'
import { ShareButton } from '../results/share/share-button.tsx'
import { useLineFocus } from '../results/use-line-focus.ts'
import { getLocalInput } from './local-input.ts'
import { useLocalScore } from './use-local-score.ts'

/** The results view with no account and no network: of the sample, or of the CV that was given while offline. */
export const LocalScoreScreen = ({ AtsView }: AnalyzerSlots) => {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const mine = params.get('demo') === 'mine' ? getLocalInput() : null
  const title = mine ? t`Scored on this device` : t`Live demo`
  const { scored, results, error } = useLocalScore(mine)
  const { focus, show, section } = useLineFocus()
  const language = useLanguage()
  const name = mine?.file?.name ?? (mine ? t`Pasted text` : t`Sample CV`)

  return (
    <Page title={title}>
      <PageHeader
        title={title}
        lead={
          mine ? (
            <Trans>Nothing was sent. The analysis with advice is there when you are back online.</Trans>
          ) : (
            <Trans>A sample CV, scored now by your own device: no account, no network, the real rules.</Trans>
          )
        }
        actions={
          <ButtonLink kind="primary" to="/analyzer">
            {mine ? <Trans>Back to the analyzer</Trans> : <Trans>Analyze my CV</Trans>}
          </ButtonLink>
        }
      />
      {error && (
        <EmptyState
          title={<Trans>The CV could not be read</Trans>}
          actions={
            <ButtonLink to="/analyzer">
              <Trans>Back to the analyzer</Trans>
            </ButtonLink>
          }
        >
          {getErrorMessage(error, language)}
        </EmptyState>
      )}
      {!error && !(scored && results) && <ResultsSkeleton />}
      {scored && results && (
        <ResultsView
          results={results}
          before={null}
          onShowLine={show}
          actions={
            <>
              <OptimizeButton read={async () => scored.read} name={name} resumeId={null} />
              <ReportButton results={results} fileName={mine && !mine.file ? '' : name} id={null} />
              <ShareButton results={results} />
            </>
          }
          improve={<ImproveSection resumeId={null} name={name} read={scored.read} />}
          ats={<AtsSection ref={section} reading={scored} focus={focus} AtsView={AtsView} />}
        />
      )}
      {scored && !mine && (
        <Notice
          className="mt-14"
          title={<Trans>Now with yours?</Trans>}
          actions={
            <ButtonLink kind="primary" size="small" to="/analyzer">
              <Trans>Analyze my CV</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sign in with Google, drop your PDF, and see where your points are.</Trans>
        </Notice>
      )}
    </Page>
  )
}
