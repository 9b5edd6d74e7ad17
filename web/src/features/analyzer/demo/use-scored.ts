import { useEffect, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/errors.ts'
import type { DeviceInput } from './device-input.ts'
import type { Scored } from './score-here.ts'

interface State {
  readonly scored: Scored | null
  readonly results: AnalysisResults | null
  readonly error: Error | null
}

const NOTHING: State = { scored: null, results: null, error: null }

/** Scores on this device: a person's own CV, or the sample in the language on screen. */
export const useScored = (mine: DeviceInput | null): State => {
  const language = useLanguage()
  const [state, setState] = useState<State>(NOTHING)

  useEffect(() => {
    const stop = new AbortController()
    const work = async () => {
      const here = await import('./score-here.ts')
      const scored = mine
        ? await here.scoreInput(mine, language, stop.signal)
        : await here.scoreSample(language, stop.signal)
      if (!stop.signal.aborted) setState({ scored, results: here.inWords(scored.analysis, language), error: null })
    }
    work().catch((error: unknown) => {
      if (!stop.signal.aborted) setState({ ...NOTHING, error: toAppError(error) })
    })
    return () => stop.abort()
  }, [mine, language])

  return state
}
