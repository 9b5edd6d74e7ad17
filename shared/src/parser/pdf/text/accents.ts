/** Spacing accents of OT1-encoded LaTeX and of old fonts, with their combining marks. */
const COMBINING_MARKS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  ˊ: '\u0301',
  '˜': '\u0303',
  '¨': '\u0308',
  ˆ: '\u0302',
  ˇ: '\u030c',
  '˚': '\u030a',
  '¸': '\u0327',
  '˙': '\u0307',
  '¯': '\u0304',
  '˘': '\u0306',
  '˝': '\u030b',
}

const ACCENT = /[´`ˋˊ˜¨ˆˇ˚¸˙¯˘˝]/
const BASE_LETTERS = 'A-Za-zıȷ'

/** An accent before a letter of the same run. */
const ACCENT_BEFORE_LETTER = new RegExp(`([´\`ˋˊ˜¨ˆˇ˚¸˝])([${BASE_LETTERS}])`, 'g')
const COMMON_ACCENTED_LETTER = /^[áéíóúýàèìòùäëïöüÿâêîôûãõñçåšžčřěőű]$/i
const COMBINING_AFTER_DOTLESS = /ı(\p{M})/gu

/** Whether a text has a spacing accent or a dotless i. */
export const hasSpacingAccent = (text: string): boolean => ACCENT.test(text) || text.includes('ı')

/** Whether a text is one spacing accent. */
export const isSpacingAccent = (text: string): boolean => text.length === 1 && ACCENT.test(text)

/** A letter and a spacing accent as one character; undefined where there is none. */
export const composeAccent = (accent: string, base: string): string | undefined => {
  const mark = COMBINING_MARKS[accent]
  const letter = base === 'ı' ? 'i' : base === 'ȷ' ? 'j' : base
  if (!mark) return undefined
  const whole = (letter + mark).normalize('NFC')
  return [...whole].length === 1 ? whole : undefined
}

/** `R´ıo` → `Río`, `Mu˜noz` → `Muñoz`. Only common accented letters, so that `it´s` and `` don`t `` stay. */
export const recomposeAccents = (text: string): string => {
  if (!hasSpacingAccent(text)) return text
  return text
    .replace(ACCENT_BEFORE_LETTER, (all, accent: string, base: string) => {
      const whole = composeAccent(accent, base)
      return whole && COMMON_ACCENTED_LETTER.test(whole) ? whole : all
    })
    .replace(COMBINING_AFTER_DOTLESS, 'i$1')
    .normalize('NFC')
}
