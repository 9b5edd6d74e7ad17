import {
  createVocabularyLoader,
  readVocabularyResponse,
  VOCABULARY_PATH,
} from '#shared/scoring/job-match/vocabulary.ts'

// The worker for files removes `fetch` once its modules are loaded, so that no file can make it send a request.
const fetchOwn = fetch

/** Loads the vocabulary of the job match, cached. Throws when it cannot be fetched. */
export const loadVocabulary = createVocabularyLoader(async () =>
  readVocabularyResponse(await fetchOwn.call(globalThis, VOCABULARY_PATH)),
)
