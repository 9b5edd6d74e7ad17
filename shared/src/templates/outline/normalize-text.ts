const DROPPED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu
const SPACES = /[\t\p{Zs}]/gu
const ALIKE: Readonly<Record<string, string>> = { '\u2011': '-', '\u2212': '-', '\u2028': '\n', '\u2029': '\n' }

/**
 * Text as it can be printed: composed (NFC), no control, soft hyphen, zero-width or direction characters, plain spaces.
 * Line breaks stay.
 */
export const normalizeText = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2011\u2212\u2028\u2029]/g, (c) => ALIKE[c] ?? c)
    .replace(DROPPED, '')
    .replace(SPACES, ' ')

/** One line of it: every run of white space is one space. */
export const normalizeLine = (raw: string | undefined): string =>
  normalizeText(raw ?? '')
    .replace(/\s+/g, ' ')
    .trim()
