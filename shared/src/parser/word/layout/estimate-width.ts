import { cacheByText } from '../../lexicon/text-cache.ts'

const NARROW = /[iIljtfr.,;:'|!()[\]·]/
const WIDE = /[mwMW@%—]/
const CAPITAL = /[\p{Lu}&#]/u

const widthOf = cacheByText((character): number => {
  if (character === ' ') return 0.25
  if (NARROW.test(character)) return 0.27
  if (WIDE.test(character)) return 0.82
  return CAPITAL.test(character) ? 0.64 : 0.5
})

/** Width of a text in pt as common fonts set it, within a tenth or so. */
export const estimateWidth = (text: string, size: number, bold = false): number => {
  let em = 0
  for (const character of text) em += widthOf(character)
  return em * size * (bold ? 1.06 : 1)
}
