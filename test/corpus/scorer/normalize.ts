/**
 * One spelling for equal values: NFKC, lower case, plain dashes and quotes, no invisible characters, no outer
 * punctuation.
 */
export const normalize = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‐‑‒–—−―]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.|·•-]+|[\s,;:.|·•-]+$/g, '')

const withoutPunctuation = (value: string): string =>
  normalize(value)
    .replace(/[.,;:()|·•"'/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The share of the longer value that a contained one must have to count as the same. */
const MIN_CONTAINED_SHARE = 0.7

/** Whether two values are equal without punctuation, or one is most of the other. */
export const sameText = (a: string | undefined, b: string): boolean => {
  const [short = '', long = ''] = [withoutPunctuation(a ?? ''), withoutPunctuation(b)].sort(
    (x, y) => x.length - y.length,
  )
  return short !== '' && (short === long || (long.includes(short) && short.length / long.length >= MIN_CONTAINED_SHARE))
}

/** An address with no scheme, `www.` and final slash. */
export const toLink = (value: string): string =>
  normalize(value)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
    .replace(/^mailto:/, '')

/** The digits of a phone number, with no international prefix `00`. */
export const digits = (value: string): string => value.replace(/\D/g, '').replace(/^00/, '')
