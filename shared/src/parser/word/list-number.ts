export type NumberFormat = 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman'

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const MAX_ROMAN = 300

/** A number of a list as it is written. */
export const formatNumber = (value: number, format: NumberFormat): string => {
  if (format === 'decimal' || value < 1) return String(value)
  const text = format.endsWith('Letter') ? toLetters(value) : toRoman(value)
  return format.startsWith('upper') ? text.toUpperCase() : text
}

/** `a` to `z`, then `aa`, `bb`. */
const toLetters = (value: number): string =>
  String.fromCharCode(0x61 + ((value - 1) % 26)).repeat(Math.min(4, Math.ceil(value / 26)))

const toRoman = (value: number): string => {
  if (value > MAX_ROMAN) return String(value)
  let text = ''
  let rest = value
  for (const [worth, letters] of ROMAN)
    while (rest >= worth) {
      text += letters
      rest -= worth
    }
  return text
}
