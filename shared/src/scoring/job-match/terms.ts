import { normalizeText } from '../../parser/lexicon/fold.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'
import { SPECIFIC_TERMS } from '../lexicon/terms.ts'
import { toCanonicalName, tokenize, toSearchText } from './tokens.ts'

/** `key` is the normalized term to compare, `name` the term as written. */
export interface Term {
  readonly key: string
  readonly name: string
}

const KNOWN_TERMS: ReadonlySet<string> = new Set(SPECIFIC_TERMS.map((term) => toSearchText(term).trim()))
const MAX_TERM_WORDS = 4

/** Names recognized by their shape: `AWS`, `GraphQL`, `C++`, `.NET`, `Next.js`. */
const TECHNICAL_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}\d{0,3}s?|\p{L}+\+\+|\p{Lu}#|\p{Ll}*\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\.NET|\p{Lu}\p{L}+\.js)(?![\p{L}\p{N}])/gu
/** Acronyms that are not tools or fields: countries, company types, job titles, degrees, Roman numerals. */
const COMMON_ACRONYM =
  /^(USA?|UK|EU|UE|EEUU|UAE|CV|CEO|CTO|CFO|COO|VP|SA|SL|SAS|SRL|CA|LLC|INC|LTD|NY|CDMX|UNAM|IPN|PHD|BSC|MSC|MBA|BA|BS|MS|MA|GPA|AM|PM|TV|OK|ID|DNI|II|III|IV|VI|VII|VIII|IX|XX|XXI|EST|GMT|PC|THE|AND|DE|LA|EL|EN|CON|DEL|PARA|FOR|WITH|RD|ST|US|MX|USD|EUR|MXN|CLP|COP|FT|MIT|UCLA|NYU|LSE)$/
const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#.&]*/gu

/** The distinct terms of a text: fields, tools and methods of the lexicon, and names recognized by their shape. */
export const extractTerms = cacheByText((text): readonly Term[] => {
  const found = new Map<string, string>()
  for (const part of text.split(/[.;:!?]\s|\n|[,()•|]/)) {
    const words = [...part.matchAll(WORD)].map((m) => ({ text: m[0].replace(/(?<![.&])[.&]+$/, ''), at: m.index }))
    for (let at = 0; at < words.length; at += 1)
      for (let length = Math.min(MAX_TERM_WORDS, words.length - at); length > 0; length -= 1) {
        const run = words.slice(at, at + length)
        const key = toCanonicalName(run.flatMap((w) => tokenize(w.text)))
        if (!KNOWN_TERMS.has(key)) continue
        const last = run[length - 1]
        if (!found.has(key)) found.set(key, part.slice(words[at]?.at ?? 0, (last?.at ?? 0) + (last?.text.length ?? 0)))
        break
      }
  }
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length
  const letters = text.replace(/[^\p{L}]/gu, '').length
  if (letters > 0 && capitals / letters < 0.5)
    for (const name of text.match(TECHNICAL_NAME) ?? []) {
      const key = toSearchText(name).trim()
      const part = [...found.values()].some((whole) => whole !== name && whole.split(/[\s/]/).includes(name))
      if (key && !part && !COMMON_ACRONYM.test(normalizeText(name).toUpperCase()) && !found.has(key))
        found.set(key, name)
    }
  return [...found].map(([key, name]) => ({ key, name }))
})

/** The keys of `termsOf`. */
export const extractTermKeys = (text: string): string[] => extractTerms(text).map((term) => term.key)
