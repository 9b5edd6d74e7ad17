import { useEffect, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { LocalInput } from './local-input.ts'
import type { LocalScore } from './score-locally.ts'

interface State {
  readonly scored: LocalScore | null
  readonly results: AnalysisResults | null
  readonly error: Error | null
}

const INITIAL_STATE: State = { scored: null, results: null, error: null }

/** Scores on this device: a person's own CV, or the sample in the language on screen. */
export const useLocalScore = (mine: LocalInput | null): State => {
  const language = useLanguage()
  const [state, setState] = useState<State>(INITIAL_STATE)

  useEffect(() => {
    const stop = new AbortController()
    const work = async () => {
      const here = await import('./score-locally.ts')
      const scored = mine
        ? await here.scoreLocalInput(mine, language, stop.signal)
        : await here.scoreSample(language, stop.signal)
      if (!stop.signal.aborted)
        setState({ scored, results: here.toLocalizedResults(scored.analysis, language), error: null })
    }
    work().catch((error: unknown) => {
      if (!stop.signal.aborted) setState({ ...INITIAL_STATE, error: toAppError(error) })
    })
    return () => stop.abort()
  }, [mine, language])

  return state
}
