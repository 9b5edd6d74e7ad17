/** Private-use characters, controls and marks with no text: icon fonts, object replacement, byte-order marks. */
const NOISE = /[\p{Co}\p{Cn}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffc]|[^\P{Cc}\t\n\r]/gu

const PRESENTATION = /[\ua789\ufb00-\ufb06\uff01-\uff5e\u2000-\u200a\u00a0\u3000]/g

/** A colon that some converters write so that a link is none is a colon again. */
const plain = (c: string): string => (c === '\ua789' ? ':' : c.normalize('NFKC'))

/** Text as it is meant: ligatures opened, odd spaces made plain, accents composed, glyphs with no text dropped. */
export const cleanText = (raw: string): string => {
  if (isPlainAscii(raw)) return raw
  return raw.replace(PRESENTATION, plain).replace(NOISE, '').normalize('NFC')
}

/** Printable ASCII needs no cleaning; most text of most files is that. */
const isPlainAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

export const hasPrivateUse = (raw: string): boolean => /[\ue000-\uf8ff]/.test(raw)

/**
 * An icon whose glyph name leaks as text (`LINKEDIN-IN`, `Envelope` on one glyph's width): its characters would be less
 * than a ninth of an em wide each. `width` and `size` in pt. The narrowest real letters (`lili`) take 0.2 em.
 */
export const isIconName = (text: string, width: number, size: number): boolean =>
  text.length >= 4 &&
  size > 0 &&
  width / size <= 1.6 &&
  width / (size * text.length) < 0.135 &&
  /^[\p{L}\d -]+$/u.test(text)

/** Small capitals whose font has no capital i: `INGENiERO`, `iNTERVENTORíA`. Short words (`iOS`, `WiFi`) stay. */
const HALF_CAPITAL = /[A-ZÀ-ÖØ-Þ][iíïı]|[iíïı][A-ZÀ-ÖØ-Þ]/
const HALF_CAPITALS = /[\p{Lu}iíïı]{5,}/gu

export const mendCapitals = (text: string): string =>
  HALF_CAPITAL.test(text)
    ? text.replace(HALF_CAPITALS, (word, at: number) => {
        const alone = !/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + word.length] ?? '')
        const capitals = word.replace(/[iíïı]/g, '').length
        return alone && capitals >= 3 ? word.toUpperCase() : word
      })
    : text
