import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { EmptyState, Page, PageHeader } from '#web/ui/layout/page.tsx'
import { useSearchParams } from '#web/ui/router/router.tsx'
import { ReadingQuestions } from '../correction/reading-questions.tsx'
import { useCorrection } from '../correction/use-correction.ts'
import { ImproveSection } from '../improve/improve-section.tsx'
import { AtsSection } from '../results/ats-section.tsx'
import type { DraftSource } from '../results/draft-source.ts'
import { OptimizeButton } from '../results/optimize-button.tsx'
import { ReportButton } from '../results/report/report-button.tsx'
import { ResultsSkeleton } from '../results/results-skeleton.tsx'
import { ResultsView } from '../results/results-view.tsx'
import { ShareButton } from '../results/share/share-button.tsx'
import { useLineFocus } from '../results/use-line-focus.ts'
import { useOpenFinding } from '../results/use-open-finding.ts'
import { getLocalInput } from './local-input.ts'
import { useLocalScore } from './use-local-score.ts'

/** Stands for the sample where no CV was handed over. */
const SAMPLE = {}

/** Results scored on this device: of the public sample (demo), or of the CV that the upload form handed over. */
export const LocalScoreScreen = () => {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const input = params.get('demo') === 'mine' ? getLocalInput() : null
  const title = input ? t`Scored on this device` : t`Live demo`
  const { score, results: analyzed, error } = useLocalScore(input)
  const { focus, show, section } = useLineFocus()
  const { user } = useSession()
  const language = useLanguage()
  const name = input?.file?.name ?? (input ? t`Pasted text` : t`Sample resume`)
  const source: DraftSource = {
    name,
    resumeId: null,
    scored: input ?? SAMPLE,
    jobAd: input?.job ?? '',
    country: input?.country,
  }
  const correction = useCorrection({
    resumeId: null,
    scored: input ?? undefined,
    extraction: score?.extraction ?? null,
    results: analyzed,
    jobAd: source.jobAd,
    country: source.country,
  })
  const { extraction, results } = correction
  const load = async () => {
    if (!extraction) throw new Error('not scored yet')
    return extraction
  }
  const finding = useOpenFinding(load, source)

  const lead = !input ? (
    <Trans>A sample resume scored live on your device, no account needed.</Trans>
  ) : user ? (
    <Trans>Nothing was sent. Analyze your resume in your account to keep the results and get advice.</Trans>
  ) : (
    <Trans>Nothing was sent. Sign in to get a full analysis with advice.</Trans>
  )
  const next = input ? <Trans>Back to the analyzer</Trans> : <Trans>Analyze my resume</Trans>

  return (
    <Page title={title}>
      {/* On a phone the score comes first: what the header says stands below the results. */}
      <PageHeader
        onPhone="title"
        title={title}
        lead={lead}
        actions={
          <ButtonLink kind="primary" to="/analyzer">
            {next}
          </ButtonLink>
        }
      />
      {error && (
        <EmptyState
          title={<Trans>We couldn’t read your resume</Trans>}
          actions={
            <ButtonLink to="/analyzer">
              <Trans>Back to the analyzer</Trans>
            </ButtonLink>
          }
        >
          {getErrorMessage(error, language)}
        </EmptyState>
      )}
      {!error && !(score && extraction && results) && <ResultsSkeleton />}
      {score && extraction && results && (
        <ResultsView
          results={results}
          before={null}
          finding={finding}
          onShowLine={show}
          actions={
            <>
              <OptimizeButton load={load} file={score.file} source={source} />
              <ReportButton results={results} fileName={input && !input.file ? '' : name} id={null} />
              <ShareButton results={results} />
              <ButtonLink to="/analyzer" className="grow sm:hidden">
                {next}
              </ButtonLink>
              <p className="text-note text-ink-soft sm:hidden">{lead}</p>
            </>
          }
          questions={<ReadingQuestions results={results} extraction={extraction} correction={correction} />}
          improve={
            <ImproveSection source={source} extraction={extraction} isEdited={correction.isEdited} results={results} />
          }
          ats={<AtsSection ref={section} extraction={extraction} file={score.file} focus={focus} />}
        />
      )}
      {score && !input && (
        <Notice
          className="mt-14"
          title={<Trans>Ready to try yours?</Trans>}
          actions={
            <ButtonLink kind="primary" size="small" to="/analyzer">
              <Trans>Analyze my resume</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sign in with Google, upload your resume and see how it scores.</Trans>
        </Notice>
      )}
    </Page>
  )
}
