import { ALIASES } from '../lexicon/aliases.ts'
import { toSearchText } from './tokens.ts'

/** Where the file is served, which holds our own list and the condensed ESCO. The number changes with its content, so that no cache keeps an old one. */
export const VOCABULARY_PATH = '/vocabulary/terms-1.txt'

/** Terms of trades in both languages; the labels of one concept mean the same. Keys are made by `toSearchText`. */
export interface Vocabulary {
  /** Whether a key names a skill or a field of knowledge. */
  isTerm(key: string): boolean
  /** Whether a key names an occupation. */
  isOccupation(key: string): boolean
  /** All labels, normalized, of the concepts that have this key; itself among them. */
  listSynonyms(key: string): readonly string[]
}

export interface JobInput {
  /** The job ad as plain text. */
  readonly text: string
  readonly vocabulary: Vocabulary
}

const toLine = ([name, others]: readonly [string, readonly string[]]): string => [name, ...others].join('|')
const OWN_ALIASES = Object.entries(ALIASES).map(toLine)

const SKILLS_MARK = '#skills'
const OCCUPATIONS_MARK = '#occupations'

/**
 * Reads a vocabulary: one concept a line, its labels separated by `|`. A line `#occupations` or `#skills` tells what
 * follows; other lines with `#` are comments. Our aliases are added. Never throws; an empty text gives them alone.
 */
export const parseVocabulary = (text: string): Vocabulary => {
  const terms = new Map<string, string[]>()
  const occupations = new Map<string, string[]>()
  let index = terms
  for (const line of [...OWN_ALIASES, ...text.split(/\r?\n/)]) {
    if (line === OCCUPATIONS_MARK) index = occupations
    if (line === SKILLS_MARK) index = terms
    if (line === '' || line.startsWith('#')) continue
    for (const key of new Set(line.split('|').map((label) => toSearchText(label).trim())))
      index.set(key, [...(index.get(key) ?? []), line])
  }
  return {
    isTerm: (key) => terms.has(key),
    isOccupation: (key) => occupations.has(key),
    listSynonyms: (key) => {
      const found = [...(terms.get(key) ?? []), ...(occupations.get(key) ?? [])]
      return [...new Set(found.flatMap((line) => line.split('|')))]
    },
  }
}

/** The part of an HTTP response that browsers and Workers have in common. */
interface TextResponse {
  readonly ok: boolean
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** The text of a served vocabulary. Throws when the response is an error or an HTML page. */
export const readVocabularyResponse = async (response: TextResponse): Promise<string> => {
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
  if (!response.ok || isPage) throw new Error(`no vocabulary at ${VOCABULARY_PATH}`)
  return response.text()
}

/** The input of a job match; undefined without a job ad, when the vocabulary is not loaded. Rejects as `load` does. */
export const loadJob = async (
  job: string | null | undefined,
  load: () => Promise<Vocabulary>,
): Promise<JobInput | undefined> => {
  const text = job?.trim() ?? ''
  return text === '' ? undefined : { text, vocabulary: await load() }
}

/** Loads the vocabulary once. `read` gets the text of `VOCABULARY_PATH`; a failed load is tried again. */
export const createVocabularyLoader = (read: () => Promise<string>): (() => Promise<Vocabulary>) => {
  let loaded: Vocabulary | undefined
  return async () => {
    loaded ??= parseVocabulary(await read())
    return loaded
  }
}
