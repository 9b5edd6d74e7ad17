/** Spacing accents as OT1-encoded LaTeX and old fonts draw them, and the combining mark each stands for. */
const MARKS: Readonly<Record<string, string>> = {
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
const BASE = 'A-Za-zıȷ'

/** Within one run only letters that Western languages accent, so that `it´s` and `don`t` stay as they are. */
const INSIDE = new RegExp(`([´\`ˋˊ˜¨ˆˇ˚¸˝])([${BASE}])`, 'g')
const LIKELY = /^[áéíóúýàèìòùäëïöüÿâêîôûãõñçåšžčřěőű]$/i
const COMBINING_AFTER_DOTLESS = /ı(\p{M})/gu

export const hasLooseAccent = (text: string): boolean => ACCENT.test(text) || text.includes('ı')

export const isAccent = (text: string): boolean => text.length === 1 && ACCENT.test(text)

/** One letter and a spacing accent as one character, or undefined when there is no such character. */
export const compose = (accent: string, base: string): string | undefined => {
  const mark = MARKS[accent]
  const letter = base === 'ı' ? 'i' : base === 'ȷ' ? 'j' : base
  if (!mark) return undefined
  const whole = (letter + mark).normalize('NFC')
  return [...whole].length === 1 ? whole : undefined
}

/** `R´ıo` → `Río`, `Mu˜noz` → `Muñoz`, dotless ı with a mark → í. Leaves accents that stand for something else. */
export const recomposeAccents = (text: string): string => {
  if (!hasLooseAccent(text)) return text
  return text
    .replace(INSIDE, (all, accent: string, base: string) => {
      const whole = compose(accent, base)
      return whole && LIKELY.test(whole) ? whole : all
    })
    .replace(COMBINING_AFTER_DOTLESS, 'i$1')
    .normalize('NFC')
}
