import { normalizeText } from '../../parser/lexicon/fold.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'
import { ALIASES } from '../lexicon/aliases.ts'

/** Tokens that contain a slash, plus, ampersand or hyphen. */
const COMPOUND_TOKEN =
  /\b(ci\/cd|tcp\/ip|pl\/sql|ui\/ux|ux\/ui|a\/b|i\+d\+i|i\+d|r&d|p&l|m&a|b2b|b2c|o2o|t-sql|objective-c)(?![\p{L}\p{N}])/u
const TOKEN = new RegExp(
  `${COMPOUND_TOKEN.source}|\\.net\\b|[\\p{L}\\p{N}]+(?:\\+\\+|#)?(?:\\.(?=\\p{L})[\\p{L}\\p{N}]+)*(?:'s)?`,
  'gu',
)

/** Removes plural and gender endings: `sistemas` = `sistema`, `técnica` = `técnico`, `APIs` = `API`. */
const stemToken = cacheByText((token) => {
  if (token.length < 4 || /[^\p{L}]/u.test(token)) return token.replace(/'s$/, '')
  if (/^(api|gui|kpi)s$/.test(token)) return token.slice(0, -1)
  if (/(ss|us|is)$/.test(token)) return token
  const singular = token
    .replace(/ies$/, 'y')
    .replace(/ces$/, 'z')
    .replace(/(?<=[lrndjz]|ion|ch|sh|x)es$/, '')
    .replace(/s$/, '')
  return singular.length > 4 ? singular.replace(/[aeo]$/, '') : singular
})

const SUFFIX =
  /(amientos?|imientos?|aciones|acion|iciones|icion|ciones|cion|siones|sion|ations?|itions?|tions?|ments?|mente|ando|iendo|ing|ings|ed|er|ers|or|ors|ar|ir|ador|adora|adores|ado|ada|ados|adas|ido|ida|aron|ieron|amos|imos|e|o|a|os|as|es|s)$/

/** Root of a token, shorter than its stem: `gestión`, `gestioné` and `gestionar` share one. At least 4 letters. */
export const toRoot = (token: string): string => {
  if (token.length < 5 || /[^\p{L}]/u.test(token)) return token
  const withoutSuffix = token.replace(SUFFIX, '')
  return withoutSuffix.length >= 4 ? withoutSuffix.slice(0, 8) : token.slice(0, Math.min(token.length, 6))
}

/** Normalized tokens of a text. C++, C#, .NET and CI/CD stay whole; `Node.js` becomes `node`. */
export const tokenize = cacheByText((text): readonly string[] =>
  (normalizeText(text).match(TOKEN) ?? []).map((token) => (/\.js$/.test(token) ? token.slice(0, -3) : token)),
)

const toStems = (text: string): string => tokenize(text).map(stemToken).join(' ')

/** Stemmed alias → stemmed canonical name: `k8s` → `kubernetes`. */
const CANONICAL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).flatMap(([name, others]) =>
    // Also the name itself, so that `power bi` is not matched as `power` and `bi`.
    [name, ...others].map((other) => [toStems(other), toStems(name)] as const),
  ),
)
const MAX_NAME_TOKENS = 4
const FIRST_TOKENS: ReadonlySet<string> = new Set([...CANONICAL_NAMES.keys()].map((name) => name.split(' ')[0] ?? ''))

/** The stemmed canonical name of a sequence of tokens. */
export const toCanonicalName = (tokens: readonly string[]): string => {
  const plain = tokens.map(stemToken).join(' ')
  return CANONICAL_NAMES.get(plain) ?? plain
}

/** A text for `containsTerm`: stemmed tokens with spaces around each, aliases replaced by canonical names. */
export const toSearchText = cacheByText((text) => {
  const stems = tokenize(text).map(stemToken)
  const out: string[] = []
  for (let at = 0; at < stems.length; ) {
    let step = 1
    let name = stems[at] ?? ''
    if (FIRST_TOKENS.has(name))
      for (let length = MAX_NAME_TOKENS; length > 0; length -= 1) {
        const same =
          at + length <= stems.length ? CANONICAL_NAMES.get(stems.slice(at, at + length).join(' ')) : undefined
        if (same === undefined) continue
        name = same
        step = length
        break
      }
    out.push(name)
    at += step
  }
  return ` ${out.join(' ')} `
})

/** Whether a text made by `toSearchText` contains a term. */
export const containsTerm = (haystack: string, term: string): boolean => {
  const needle = toSearchText(term)
  return needle.trim() !== '' && haystack.includes(needle)
}
