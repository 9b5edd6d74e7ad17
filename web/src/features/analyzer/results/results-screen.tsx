import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ResumeResponse } from '#shared/api-schema/responses.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import type { AtsViewProps } from '../analyzer-slots.ts'
import { usePreviousResults } from '../history/use-previous-results.ts'
import { ImproveSection } from '../improve/improve-section.tsx'
import { AtsSection } from './ats-section.tsx'
import { NoResults } from './no-results.tsx'
import { OptimizeButton } from './optimize-button.tsx'
import { ReportButton } from './report/report-button.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ResultsView } from './results-view.tsx'
import { ShareButton } from './share/share-button.tsx'
import { useExtraction } from './use-extraction.ts'
import { useLineFocus } from './use-line-focus.ts'

interface ResultsScreenProps {
  id: string
  resume: UseQueryResult<ResumeResponse>
  AtsView: ComponentType<AtsViewProps>
  onAnalyze: () => void
}

/** The results of one analysis, by its id. */
export const ResultsScreen = ({ id, resume, AtsView, onAnalyze: onAnalyse }: ResultsScreenProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const before = usePreviousResults(id, resume.data)
  const { reading, load } = useExtraction(id)
  const { focus, show, section } = useLineFocus()

  const { data } = resume
  if (!data)
    return resume.error ? <NoResults error={resume.error} retry={() => void resume.refetch()} /> : <ResultsSkeleton />
  const results = data.analysisResults
  if (!results) return <NoResults resume={data} onAnalyse={onAnalyse} />

  const name = data.fileName ?? t`Pasted text`
  return (
    <>
      <PageHeader
        title={<Trans>Your results</Trans>}
        lead={
          <>
            <span className="break-words">{name}</span>
            <span className="text-ink-faint"> · {formatDate(results.analyzedAt, language)}</span>
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
        onShowLine={reading ? show : null}
        actions={
          <>
            <OptimizeButton read={load} name={name} resumeId={id} />
            <ReportButton results={results} fileName={data.fileName ?? ''} id={id} />
            <ShareButton results={results} />
          </>
        }
        improve={<ImproveSection resumeId={id} name={name} read={reading?.read ?? null} />}
        ats={reading && <AtsSection ref={section} reading={reading} focus={focus} AtsView={AtsView} />}
      />
    </>
  )
}
