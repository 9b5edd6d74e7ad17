/** A glyph without a character, between two letters of a word. */
export const LOST_GLYPH = '\ufffd'

/** Letters around ligatures other than fi, with a dot for the ligature. */
const LIGATURE_CONTEXTS: readonly (readonly [string, readonly string[]])[] = [
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

const LOST_GLYPH_IN_WORD = /(\p{L}*)\ufffd(\p{L}*)/gu

/**
 * Restores ligatures whose glyph has no character: `Certi\ufffdcations` → `Certifications`. It is fi, the most common one,
 * unless the letters around are those of another. Lost glyphs outside words are removed.
 */
export const restoreLigatures = (text: string): string => {
  if (!text.includes(LOST_GLYPH)) return text
  return text
    .replace(LOST_GLYPH_IN_WORD, (_, before: string, after: string) =>
      before === '' && after === '' ? '' : before + guessLigature(before, after) + after,
    )
    .replaceAll(LOST_GLYPH, '')
}

const guessLigature = (before: string, after: string): string => {
  const found = LIGATURE_CONTEXTS.find(([, places]) =>
    places.some((place) => {
      const [head = '', tail = ''] = place.split('.')
      const ends = head === '' ? before === '' : before.toLowerCase().endsWith(head)
      return ends && after.toLowerCase().startsWith(tail) && (tail !== '' || after === '')
    }),
  )
  return found?.[0] ?? 'fi'
}
