import { AppError } from '#shared/errors.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import { describeError, type Log } from '../../log.ts'
import type { Advisor } from '../../ports/advisor.ts'
import type { TaskRunner } from '../../ports/task-runner.ts'
import type { TaskOutput } from '../../ports/tasks.ts'

const MAX_MODEL_NAME_CHARS = 100

export interface AdviceInput {
  readonly analysis: StoredAnalysis['analysis']
  /** What the task prepared for the model. */
  readonly advice: NonNullable<TaskOutput<'analyze'>['advice']>
  readonly caller: string
  readonly signal: AbortSignal
  /** Gets the number of items that are written so far. */
  readonly onProgress: (items: number) => void
  /** Gets what the model's server refused or failed with. */
  readonly log: Log
}

/**
 * Asks the model for advice and keeps the items whose quotes are in the document. Without a usable item the analysis
 * carries a note instead. Throws `cancelled` when `signal` aborts.
 */
export const requestAdvice = async (
  advisor: Advisor,
  tasks: TaskRunner,
  { analysis, advice: { request, state }, caller, signal, onProgress, log }: AdviceInput,
): Promise<StoredAnalysis> => {
  try {
    const given = await advisor.advise(request, signal, onProgress)
    const { items } = await tasks.run('verify-advice', { items: given, state }, { caller, signal })
    if (items.length === 0) return { analysis, note: 'advice-refused' }
    const model = advisor.model.slice(0, MAX_MODEL_NAME_CHARS)
    return { analysis, advice: { model, language: request.language, items, level: request.level } }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'provider-unavailable') throw error
    const note = error.params['reason'] === 'refused' ? 'advice-refused' : 'advice-unavailable'
    log({ level: 'warn', event: note, ...describeError(error.cause ?? error) })
    return { analysis, note }
  }
}
