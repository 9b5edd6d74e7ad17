import { useSearchParams } from 'react-router'
import { AnalyzeScreen } from './analyze-screen.tsx'
import type { AnalyzerSlots } from './analyzer-slots.ts'
import { DemoScreen } from './demo/demo-screen.tsx'

/** `/analyzer`: a new analysis, or the results of `?cv=<id>`; `?demo` is the live demo. */
export const AnalyzerPage = (slots: AnalyzerSlots) => {
  const [params] = useSearchParams()
  return params.has('demo') ? <DemoScreen {...slots} /> : <AnalyzeScreen {...slots} />
}
