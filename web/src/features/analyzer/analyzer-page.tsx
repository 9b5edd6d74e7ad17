import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { departures } from '#web/storage/account.ts'
import { AnalyzeScreen } from './analyze-screen.tsx'
import type { AnalyzerSlots } from './analyzer-slots.ts'
import { DemoScreen } from './demo/demo-screen.tsx'

/** `/analyzer`: a new analysis, or the results of `?cv=<id>`; `?demo` is the live demo. */
export const AnalyzerPage = (slots: AnalyzerSlots) => {
  const [params] = useSearchParams()
  // What one person has given or read here does not wait for the next.
  const person = useSyncExternalStore(departures.subscribe, departures.get)
  return params.has('demo') ? <DemoScreen key={person} {...slots} /> : <AnalyzeScreen key={person} {...slots} />
}
