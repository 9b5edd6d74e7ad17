const INVISIBLE_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu
const SPACE_CHARACTERS = /[\t\p{Zs}]/gu
const EQUIVALENTS: Readonly<Record<string, string>> = { '\u2011': '-', '\u2212': '-', '\u2028': '\n', '\u2029': '\n' }

/** NFC text without control, soft-hyphen, zero-width and direction characters, with plain spaces. Line breaks stay. */
export const normalizeText = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2011\u2212\u2028\u2029]/g, (c) => EQUIVALENTS[c] ?? c)
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(SPACE_CHARACTERS, ' ')

/** Like `normalizeText`, on one line: trimmed, with single spaces. */
export const normalizeLine = (raw: string | undefined): string =>
  normalizeText(raw ?? '')
    .replace(/\s+/g, ' ')
    .trim()
