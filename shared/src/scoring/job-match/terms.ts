import { fold } from '../context/text.ts'
import { TERMS } from '../lexicon/terms.ts'
import { nameOf, searchable, tokensOf } from './tokens.ts'

/** A term as a search would ask for it: `key` to compare, `name` as the text writes it. */
export interface Term {
  readonly key: string
  readonly name: string
}

const KNOWN: ReadonlySet<string> = new Set(TERMS.map((term) => searchable(term).trim()))
const LONGEST = 4

/** Known by its shape: `AWS`, `GraphQL`, `C++`, `.NET`, `Next.js`. */
const SHAPED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}\d{0,3}s?|\p{L}+\+\+|\p{Lu}#|\p{Ll}*\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\.NET|\p{Lu}\p{L}+\.js)(?![\p{L}\p{N}])/gu
/** Capitals that name no tool or field: countries, endings of companies, offices, degrees, Roman numbers. */
const PLAIN_CAPITALS =
  /^(USA?|UK|EU|UE|EEUU|UAE|CV|CEO|CTO|CFO|COO|VP|SA|SL|SAS|SRL|CA|LLC|INC|LTD|NY|CDMX|UNAM|IPN|PHD|BSC|MSC|MBA|BA|BS|MS|MA|GPA|AM|PM|TV|OK|ID|DNI|II|III|IV|VI|VII|VIII|IX|XX|XXI|EST|GMT|PC|THE|AND|DE|LA|EL|EN|CON|DEL|PARA|FOR|WITH|RD|ST|US|MX|USD|EUR|MXN|CLP|COP|FT|MIT|UCLA|NYU|LSE)$/
const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#.&]*/gu

/** The distinct terms of a text: fields, tools and methods that are known by name, and names known by their shape. */
export const termsOf = (text: string): Term[] => {
  const found = new Map<string, string>()
  for (const part of text.split(/[.;:!?]\s|\n|[,()•|]/)) {
    const words = [...part.matchAll(WORD)].map((m) => ({ text: m[0].replace(/[.&]+$/, ''), at: m.index }))
    for (let at = 0; at < words.length; at += 1)
      for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
        const run = words.slice(at, at + length)
        const key = nameOf(run.flatMap((w) => tokensOf(w.text)))
        if (!KNOWN.has(key)) continue
        const last = run[length - 1]
        if (!found.has(key)) found.set(key, part.slice(words[at]?.at ?? 0, (last?.at ?? 0) + (last?.text.length ?? 0)))
        break
      }
  }
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length
  const letters = text.replace(/[^\p{L}]/gu, '').length
  if (letters > 0 && capitals / letters < 0.5)
    for (const name of text.match(SHAPED) ?? []) {
      const key = searchable(name).trim()
      const part = [...found.values()].some((whole) => whole !== name && whole.split(/[\s/]/).includes(name))
      if (key && !part && !PLAIN_CAPITALS.test(fold(name).toUpperCase()) && !found.has(key)) found.set(key, name)
    }
  return [...found].map(([key, name]) => ({ key, name }))
}

/** The keys of `termsOf`. */
export const specificTerms = (text: string): string[] => termsOf(text).map((term) => term.key)
