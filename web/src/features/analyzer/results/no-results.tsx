import { Trans } from '@lingui/react/macro'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import { AppError } from '#shared/errors.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, isRetryable } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { EmptyState, PageHeader } from '#web/ui/layout/page.tsx'

type NoResultsProps =
  | { readonly error: Error; readonly retry: () => void }
  | { readonly resume: ResumeResponse; readonly onAnalyze: () => void }

const newAnalysis = (
  <ButtonLink to="/analyzer" icon="plus">
    <Trans>New analysis</Trans>
  </ButtonLink>
)

/** Shown when a resume has no results or cannot be loaded. */
export const NoResults = (props: NoResultsProps) => (
  <>
    <PageHeader title={<Trans>Your results</Trans>} />
    <Reason {...props} />
  </>
)

const Reason = (props: NoResultsProps) => {
  const language = useLanguage()
  if ('error' in props) {
    return (
      <EmptyState
        title={<Trans>We can’t show this analysis</Trans>}
        actions={
          <>
            {isRetryable(props.error) && (
              <Button kind="primary" icon="refresh" onClick={props.retry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {newAnalysis}
          </>
        }
      >
        {getErrorMessage(props.error, language)}
      </EmptyState>
    )
  }
  const { error } = props.resume
  return (
    <EmptyState
      title={error ? <Trans>The analysis didn’t finish</Trans> : <Trans>This resume hasn’t been analyzed yet</Trans>}
      actions={
        <>
          <Button kind="primary" onClick={props.onAnalyze}>
            <Trans>Analyze now</Trans>
          </Button>
          {newAnalysis}
        </>
      }
    >
      {error && getErrorMessage(new AppError(error), language)}{' '}
      <Trans>This analysis doesn’t count toward your limit.</Trans>
    </EmptyState>
  )
}
