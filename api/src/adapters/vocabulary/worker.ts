import type { LoadVocabulary } from '#api/ports/vocabulary.ts'
import { AppError } from '#shared/errors.ts'
import {
  createVocabularyLoader,
  readVocabularyResponse,
  VOCABULARY_PATH,
} from '#shared/scoring/job-match/vocabulary.ts'
import type { AssetFetcher } from '../fonts/worker.ts'

/** Loads the vocabulary from the static files of a Worker. Throws `not-configured` without them. */
export const createWorkerVocabulary = (assets: AssetFetcher | undefined): LoadVocabulary =>
  createVocabularyLoader(async () => {
    if (!assets) throw new AppError('not-configured')
    return readVocabularyResponse(await assets.fetch(`https://assets.local${VOCABULARY_PATH}`))
  })
