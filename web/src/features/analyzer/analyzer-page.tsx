import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { accountChangeCount } from '#web/storage/account/current-account.ts'
import { AnalyzeScreen } from './analyze-screen.tsx'
import type { AnalyzerSlots } from './analyzer-slots.ts'
import { LocalScoreScreen } from './local-scoring/local-score-screen.tsx'

/** `/analyzer`: a new analysis, or the results of `?cv=<id>`; `?demo` is the live demo. */
export const AnalyzerPage = (slots: AnalyzerSlots) => {
  const [params] = useSearchParams()
  // What one person has given or read here does not wait for the next.
  const person = useSyncExternalStore(accountChangeCount.subscribe, accountChangeCount.get)
  return params.has('demo') ? <LocalScoreScreen key={person} {...slots} /> : <AnalyzeScreen key={person} {...slots} />
}
