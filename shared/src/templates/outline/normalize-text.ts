const INVISIBLE_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu
const SPACE_CHARACTERS = /[\t\p{Zs}]/gu
const EQUIVALENTS: Readonly<Record<string, string>> = { '\u2011': '-', '\u2212': '-', '\u2028': '\n', '\u2029': '\n' }

/**
 * Text as it can be printed: composed (NFC), no control, soft hyphen, zero-width or direction characters, plain spaces.
 * Line breaks stay.
 */
export const normalizeText = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2011\u2212\u2028\u2029]/g, (c) => EQUIVALENTS[c] ?? c)
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(SPACE_CHARACTERS, ' ')

/** One line of it: every run of white space is one space. */
export const normalizeLine = (raw: string | undefined): string =>
  normalizeText(raw ?? '')
    .replace(/\s+/g, ' ')
    .trim()
