import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { prepareAdvice } from '#shared/scoring/advice/prepare-advice.ts'
import { verifyAdvice } from '#shared/scoring/advice/verify-advice.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Advisor } from '../../ports/advisor.ts'
import type { ScoredDocument } from './score-document.ts'

const MAX_MODEL_NAME_CHARS = 100

export interface AdviceInput {
  readonly scored: ScoredDocument
  readonly language: Language
  readonly signal: AbortSignal
}

/**
 * Asks the model for advice and keeps the items whose quotes are in the document. Without a usable item the analysis
 * carries a note instead. Throws `cancelled` when `signal` aborts.
 */
export const requestAdvice = async (
  advisor: Advisor,
  { scored: { analysis, extracted, content }, language, signal }: AdviceInput,
): Promise<StoredAnalysis> => {
  const { request, values, source } = prepareAdvice({ extracted, content, analysis, language })
  try {
    const items = verifyAdvice(await advisor.advise(request, signal), { values, source })
    if (items.length === 0) return { analysis, note: 'advice-refused' }
    return { analysis, advice: { model: advisor.model.slice(0, MAX_MODEL_NAME_CHARS), language, items } }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'provider-unavailable') throw error
    return { analysis, note: error.params['reason'] === 'refused' ? 'advice-refused' : 'advice-unavailable' }
  }
}
