/** Stands for a glyph with no character, between two letters of a word. */
export const LOST_GLYPH = '\ufffd'

/** Pieces of words that are written with a ligature other than fi, with a dot where it stands. */
const KNOWN: readonly (readonly [string, readonly string[]])[] = [
  ['ffi', ['o.c', 'e.ci', 'tra.c', 'su.ci', 'di.c', 'a.li', 'co.n', 'a.rm', 'a.ni']],
  ['ffl', ['a.u', 'wa.e', 'ba.e', 'shu.e']],
  ['ff', ['e.e', 'o.e', 'di.e', 'sta.', 'e.o', 'a.e', 'su.e', 'a.a', 'co.e', 'bu.e']],
  [
    'fl',
    [
      'work.o',
      're.e',
      'in.u',
      'con.i',
      'tensor.o',
      '.o',
      '.e',
      '.u',
      '.a',
      'over.o',
      'snow.a',
      '.y',
      'cash.o',
      'air.o',
    ],
  ],
  ['ti', ['.on', 'ac.o', 'educa.o']],
]

const LOST = /(\p{L}*)\ufffd(\p{L}*)/gu

/**
 * Ligatures whose glyph names no character: `Certi\ufffdcations` → `Certifications`. The commonest, fi, is taken where
 * the letters around do not speak for another; signs that stand in no word are dropped.
 */
export const mendLigatures = (text: string): string => {
  if (!text.includes(LOST_GLYPH)) return text
  return text
    .replace(LOST, (_, before: string, after: string) =>
      before === '' && after === '' ? '' : before + ligature(before, after) + after,
    )
    .replaceAll(LOST_GLYPH, '')
}

const ligature = (before: string, after: string): string => {
  const found = KNOWN.find(([, places]) =>
    places.some((place) => {
      const [head = '', tail = ''] = place.split('.')
      const ends = head === '' ? before === '' : before.toLowerCase().endsWith(head)
      return ends && after.toLowerCase().startsWith(tail) && (tail !== '' || after === '')
    }),
  )
  return found?.[0] ?? 'fi'
}
