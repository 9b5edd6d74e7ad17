import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { accountChangeCount } from '#web/storage/account/current-account.ts'
import { AnalyzeScreen } from './analyze-screen.tsx'
import { LocalScoreScreen } from './local-scoring/local-score-screen.tsx'

/** `/analyzer`: a new analysis, or the results of `?cv=<id>`; with `?demo`, a score computed on this device. */
export const AnalyzerPage = () => {
  const [params] = useSearchParams()
  // The key discards all state when the account changes: nobody sees the input of the person before.
  const accountKey = useSyncExternalStore(accountChangeCount.subscribe, accountChangeCount.get)
  return params.has('demo') ? <LocalScoreScreen key={accountKey} /> : <AnalyzeScreen key={accountKey} />
}
