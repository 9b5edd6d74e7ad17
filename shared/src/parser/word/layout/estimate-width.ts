const NARROW = /[iIljtfr.,;:'|!()[\]·]/
const WIDE = /[mwMW@%—]/
const CAPITAL = /[\p{Lu}&#]/u
const widths = new Map<string, number>()

const widthOf = (character: string): number => {
  const known = widths.get(character)
  if (known !== undefined) return known
  const width =
    character === ' '
      ? 0.25
      : NARROW.test(character)
        ? 0.27
        : WIDE.test(character)
          ? 0.82
          : CAPITAL.test(character)
            ? 0.64
            : 0.5
  if (widths.size < 2_000) widths.set(character, width)
  return width
}

/** Width of a text in pt as common fonts set it, within a tenth or so. */
export const estimateWidth = (text: string, size: number, bold = false): number => {
  let em = 0
  for (const character of text) em += widthOf(character)
  return em * size * (bold ? 1.06 : 1)
}
