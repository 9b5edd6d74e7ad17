import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadVocabulary } from '#api/ports/vocabulary.ts'
import { createVocabularyLoader, VOCABULARY_PATH } from '#shared/scoring/job-match/vocabulary.ts'

const PUBLIC_DIR = join(import.meta.dirname, '../../../../web/public')

/** Loads the vocabulary from `web/public`. */
export const createNodeVocabulary = (): LoadVocabulary =>
  createVocabularyLoader(() => readFile(join(PUBLIC_DIR, VOCABULARY_PATH), 'utf8'))
