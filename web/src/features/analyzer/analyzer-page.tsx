import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { accountChangeCount } from '#web/storage/account/current-account.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { useSearchParams } from '#web/ui/router/router.tsx'
import { AnalyzeScreen } from './analyze-screen.tsx'
import { ResultsSkeleton } from './results/results-skeleton.tsx'

const LocalScoreScreen = lazy(async () => ({
  default: (await withAllMessages(import('./local-scoring/local-score-screen.tsx'))).LocalScoreScreen,
}))

/** `/analyzer`: a new analysis, or the results of `?cv=<id>`; with `?demo`, a score computed on this device. */
export const AnalyzerPage = () => {
  const [params] = useSearchParams()
  // The key discards all state when the account changes: nobody sees the input of the person before.
  const accountKey = useSyncExternalStore(accountChangeCount.subscribe, accountChangeCount.get)
  if (!params.has('demo')) return <AnalyzeScreen key={accountKey} />
  return (
    <Suspense fallback={<LoadingResults />}>
      <LocalScoreScreen key={accountKey} />
    </Suspense>
  )
}

const LoadingResults = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Resume analyzer`}>
      <ResultsSkeleton />
    </Page>
  )
}
