import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import { ReadingQuestions } from '../correction/reading-questions.tsx'
import { useCorrection } from '../correction/use-correction.ts'
import { AnalysisHistory } from '../history/analysis-history.tsx'
import { usePreviousResults } from '../history/use-previous-results.ts'
import { ImproveSection } from '../improve/improve-section.tsx'
import { AtsSection } from './ats-section.tsx'
import type { DraftSource } from './draft-source.ts'
import { NoResults } from './no-results.tsx'
import { OptimizeButton } from './optimize-button.tsx'
import { ReportButton } from './report/report-button.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ResultsView } from './results-view.tsx'
import { getSetCountry } from './set-country.ts'
import { ShareButton } from './share/share-button.tsx'
import { useExtraction } from './use-extraction.ts'
import { useLineFocus } from './use-line-focus.ts'
import { useOpenFinding } from './use-open-finding.ts'

interface ResultsScreenProps {
  id: string
  resume: UseQueryResult<ResumeResponse>
  onAnalyze: () => void
}

/** The results of one analysis. */
export const ResultsScreen = ({ id, resume, onAnalyze }: ResultsScreenProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { extraction: read, load: loadRead } = useExtraction(id)
  const before = usePreviousResults(id, resume.data, read?.extracted ?? null)
  const { focus, show, section } = useLineFocus()

  const name = resume.data?.fileName ?? t`Pasted text`
  const jobAd = resume.data?.job ?? ''
  const country = getSetCountry(resume.data?.analysisResults)
  const { data } = resume
  const correction = useCorrection({
    resumeId: id,
    extraction: read,
    results: data?.analysisResults ?? null,
    jobAd,
    country,
  })
  const { extraction, results } = correction
  const load = async () => extraction ?? loadRead()
  const source: DraftSource = { name, resumeId: id, jobAd, country }
  const finding = useOpenFinding(load, source)

  if (!data)
    return resume.error ? <NoResults error={resume.error} retry={() => void resume.refetch()} /> : <ResultsSkeleton />
  if (!results) return <NoResults resume={data} onAnalyze={onAnalyze} />

  return (
    <>
      <PageHeader
        onPhone="lead"
        title={<Trans>Your results</Trans>}
        lead={
          <>
            <span className="break-words">{name}</span>
            <span className="text-ink-faint">
              {' '}
              · {formatDate(results.analyzedAt, language, { dateStyle: 'medium' })}
            </span>
          </>
        }
        actions={
          <ButtonLink to="/analyzer" icon="plus">
            <Trans>New analysis</Trans>
          </ButtonLink>
        }
      />
      <ResultsView
        results={results}
        before={before}
        finding={finding}
        onShowLine={extraction ? show : null}
        actions={
          <>
            <OptimizeButton load={load} file={extraction?.file ?? null} source={source} />
            <ReportButton results={results} fileName={data.fileName ?? ''} id={id} />
            <ShareButton results={results} />
            <ButtonLink to="/analyzer" icon="plus" className="grow sm:hidden">
              <Trans>New analysis</Trans>
            </ButtonLink>
          </>
        }
        questions={<ReadingQuestions results={results} extraction={extraction} correction={correction} />}
        history={<AnalysisHistory id={id} hasEarlier={before !== null} />}
        improve={
          <ImproveSection source={source} extraction={extraction} isEdited={correction.isEdited} results={results} />
        }
        ats={extraction && <AtsSection ref={section} extraction={extraction} file={extraction.file} focus={focus} />}
      />
    </>
  )
}
