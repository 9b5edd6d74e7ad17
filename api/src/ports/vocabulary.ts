import type { Vocabulary } from '#shared/scoring/job-match/vocabulary.ts'

/** Loads the vocabulary of the job match, cached after the first call. Throws when its file is missing. */
export type LoadVocabulary = () => Promise<Vocabulary>
