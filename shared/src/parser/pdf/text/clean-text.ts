/** Private-use and control characters without text: icon fonts, object replacement, byte-order marks. */
const NON_TEXT = /[\p{Co}\p{Cn}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffc]|[^\P{Cc}\t\n\r]/gu

const PRESENTATION_FORM = /[\ua789\ufb00-\ufb06\uff01-\uff5e\u2000-\u200a\u00a0\u3000]/g

/** Some converters write U+A789 for the colon of a link. */
const normalizePresentationForm = (c: string): string => (c === '\ua789' ? ':' : c.normalize('NFKC'))

/** Bullets of Symbol and Wingdings, which Word writes as private-use characters. */
const SYMBOL_BULLET = /^[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06c\uf06e\uf071\uf0f0\uf0e8]$/

/** Whether a text is nothing but a bullet of a symbol font. */
export const isSymbolBullet = (raw: string): boolean => SYMBOL_BULLET.test(raw.trim())

/** Text with ligatures expanded, plain spaces and composed accents, without characters that are no text. */
export const cleanText = (raw: string): string => {
  if (isPlainAscii(raw)) return raw
  return raw.replace(PRESENTATION_FORM, normalizePresentationForm).replace(NON_TEXT, '').normalize('NFC')
}

/** Printable ASCII, which most text is, needs no cleaning. */
const isPlainAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

/** Whether a text has a private-use character. */
export const hasPrivateUse = (raw: string): boolean => /[\ue000-\uf8ff]/.test(raw)

/**
 * Whether a text is the glyph name of an icon (`LINKEDIN-IN`, as wide as one glyph): less than 0.135 em per character,
 * where the narrowest letters (`lili`) have 0.2 em. `width` and `size` in pt.
 */
export const isIconName = (text: string, width: number, size: number): boolean =>
  text.length >= 4 &&
  size > 0 &&
  width / size <= 1.6 &&
  width / (size * text.length) < 0.135 &&
  /^[\p{L}\d -]+$/u.test(text)

/** Small capitals of fonts without a capital i: `INGENiERO`, `iNTERVENTORíA`. */
const LOWERCASE_I_IN_CAPITALS = /[A-ZÀ-ÖØ-Þ][iíïı]|[iíïı][A-ZÀ-ÖØ-Þ]/
const CAPITALS_WITH_LOWERCASE_I = /[\p{Lu}iíïı]{5,}/gu

/** The text with capital i in words of small capitals; short words (`iOS`, `WiFi`) stay. */
export const restoreCapitals = (text: string): string =>
  LOWERCASE_I_IN_CAPITALS.test(text)
    ? text.replace(CAPITALS_WITH_LOWERCASE_I, (word, at: number) => {
        const alone = !/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + word.length] ?? '')
        const capitals = word.replace(/[iíïı]/g, '').length
        return alone && capitals >= 3 ? word.toUpperCase() : word
      })
    : text
