import { readFileSync } from 'node:fs'
import { type JobInput, parseVocabulary, VOCABULARY_PATH } from '#shared/scoring/job-match/vocabulary.ts'

const FILE = new URL(`../../../web/public${VOCABULARY_PATH}`, import.meta.url)

/** The vocabulary as it is served. */
export const vocabulary = parseVocabulary(readFileSync(FILE, 'utf8'))

/** A job ad with that vocabulary. */
export const toJob = (text: string): JobInput => ({ text, vocabulary })
