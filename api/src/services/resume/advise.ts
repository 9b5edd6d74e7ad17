import { prepareAdvice } from '#shared/analysis/advice/prepare.ts'
import { proven } from '#shared/analysis/advice/prove.ts'
import type { Analysis, StoredAnalysis } from '#shared/analysis/results.ts'
import { AppError } from '#shared/errors.ts'
import type { ReadDocument } from '#shared/extraction/read-document.ts'
import type { Language } from '#shared/languages.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import type { Advisor } from '../../ports/advisor.ts'

export interface Scored {
  readonly read: ReadDocument
  readonly content: ResumeContent
  readonly analysis: Analysis
}

/**
 * Asks the model for advice on a scored CV and keeps what is proven by a quote. The score stays as it is. When nothing
 * can be kept, the results go without `advice` and say so in `note`. Throws `cancelled` alone.
 */
export const adviseOn = async (
  advisor: Advisor,
  scored: Scored,
  language: Language,
  signal: AbortSignal,
): Promise<StoredAnalysis> => {
  const { analysis } = scored
  const prepared = prepareAdvice({ ...scored, language })
  try {
    const items = proven(await advisor.advise(prepared.request, signal), prepared)
    if (items.length === 0) return { analysis, note: 'advice-refused' }
    return { analysis, advice: { model: advisor.model.slice(0, 100), language, items } }
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'provider-unavailable') throw error
    return { analysis, note: error.params['reason'] === 'refused' ? 'advice-refused' : 'advice-unavailable' }
  }
}
