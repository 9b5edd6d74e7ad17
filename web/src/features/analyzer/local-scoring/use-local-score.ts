import { useEffect, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { LocalInput } from './local-input.ts'
import type { LocalScore } from './score-locally.ts'

interface State {
  readonly score: LocalScore | null
  readonly results: AnalysisResults | null
  readonly error: Error | null
}

const INITIAL_STATE: State = { score: null, results: null, error: null }

/** Scores `input` on this device, or the sample in the interface language when it is null. */
export const useLocalScore = (input: LocalInput | null): State => {
  const language = useLanguage()
  const [state, setState] = useState<State>(INITIAL_STATE)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      const { scoreLocalInput, scoreSample, toLocalizedResults } = await import('./score-locally.ts')
      const score = input ? await scoreLocalInput(input, language, signal) : await scoreSample(language, signal)
      if (!signal.aborted) setState({ score, results: toLocalizedResults(score.analysis, language), error: null })
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) setState({ ...INITIAL_STATE, error: toAppError(error) })
    })
    return () => controller.abort()
  }, [input, language])

  return state
}
