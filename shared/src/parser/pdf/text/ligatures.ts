/** A glyph without a character, between two letters of a word. */
export const LOST_GLYPH = '\ufffd'

/**
 * Words by ligature, with a dot for it: the longest known start and end around a lost glyph decide. `^` and `$` are the
 * word's own start and end. First match counts.
 */
const LIGATURE_CONTEXTS: readonly (readonly [ligature: string, places: readonly string[]])[] = (
  [
    [
      'fi',
      '^.eld bene.c bene.t modi.c codi.c roo.ng brie.ng e.ciente e.ciencia o.cin o.ciales e.cacia desa.a identi.es ^a.n so.st ^re.ej',
    ],
    ['ti', '^.empo ^.ene ^.enda ^.erra marke.ng ribu.on'],
    [
      'Th',
      '^.e$ ^.is$ ^.at$ ^.ese$ ^.ere ^.rough ^.ank ^.eor ^.omas ^.esis ^.ey$ ^.ei ^.em ^.ing ^.an$ ' +
        '^.en$ ^.ir ^.us ^.orough ^.erm ^.erap ^.ree',
    ],
    ['ffi', 'o.ce o.cial e.cien e.cac ^tra.c su.ci di.cult a.li ^co.n ^a.rm a.nity sta.ng gra.ti bu.ng'],
    ['ffl', '^a.u wa.e ba.e shu.e o.ine'],
    ['ft', 'so.w so.$ dra. ^cra. cra.s airc. ^le.$ ^a.er sha. shi. ^gi. ^li. swi. ^o.en minecra o.alm ra.ing'],
    [
      'tt',
      'a.en be.er le.er se.ing ge.ing submi. ma.er bo.om ba.er pa.ern se.l cu.ing ^h.p co.on bu.on ' +
        'commi. ^a.ach ^a.ain ^a.ack ^a.ract a.end pla.er wri.en ne.o pale. marke.',
    ],
    ['tf', 'pla.orm por.ol ^ou.it ^out.it ne.lix'],
    [
      'ti',
      'a.on c.on i.on u.on n.on ac.o educa.o i.es$ c.v na.onal ifica. ins.tu tes.ng dura. posi. ' +
        'marke.ng opera.ng shoo.ng ^.ll$ ^.me a.vi crea.v .ng$ par.ci mo.v analy.c mul. ar.c cer. ini.a ' +
        'op.m esta.s prác.c polí.c matemá.c ' +
        's.ón a.v e.v i.v o.v u.v n.v r.v s.v a.z e.z i.z n.z o.z p.z r.z s.z e.d r.d s.d n.da n.al r.al s.c c.c x.c ' +
        'p.c é.c ó.c u.c má.c crí.c lí.c n.f s.m l.m í.m á.l c.l ú.l ^u.l é.l x.l r.st r.r p.tu c.tu e.t a.s r.s ' +
        'con.nu u.n s.n s.o s.g en.n r.fi san.a p.e a.ng c.ng e.ng i.ng l.ng n.ng p.ng r.ng s.ng u.ng ma.c re.c ge.c me.c ' +
        'cri.c n.st si.o l.p la.n s.l',
    ],
    [
      'ff',
      'e.e ^o.$ ^o.e ^a.air ^a.or a.ect di.us sti. gno. keo. di.e sta. e.o a.e su.e a.a co.e bu.e tra. ' +
        'o.line o.shore cli.',
    ],
    [
      'fl',
      'work.o re.e in.u in.a con.i tensor.o ^.o ^.e ^.u ^.a ^.ight ^.y ^.at ^.ip .ex over.o snow.a ' +
        'cloud.a cash.o air.o stack.o ml.o mul.o',
    ],
  ] as const
).map(([ligature, places]) => [ligature, places.split(' ')] as const)

const LOST_GLYPH_IN_WORD = /((?:(?<!\p{L})\p{L}+)?)\ufffd(\p{L}*)/gu
const LOST_IN_WORD = /(?<=\p{L})[\p{Cc}\ufffd]+(?=\p{L})/gu

/** Ligatures of TeX's T1 encoding, from character 0x1b on, where a font has no map of characters. */
const T1_LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'] as const
const FIRST_T1_LIGATURE = 0x1b

/** The text with ligatures of TeX's encoding expanded, and other glyphs without a character between letters marked as lost. */
export const markLostGlyphs = (raw: string): string =>
  raw.length < 3 || !/[\p{Cc}\ufffd]/u.test(raw)
    ? raw
    : raw.replace(LOST_IN_WORD, (glyphs) =>
        /\s/.test(glyphs) ? glyphs : (T1_LIGATURES[glyphs.charCodeAt(0) - FIRST_T1_LIGATURE] ?? LOST_GLYPH),
      )

/**
 * Restores ligatures whose glyph has no character: `Certi\ufffdcations` → `Certifications`. It is fi, the most common one,
 * unless the letters around are those of another. Lost glyphs outside words are removed.
 */
export const restoreLigatures = (text: string): string => {
  if (!text.includes(LOST_GLYPH)) return text
  return text
    .replace(LOST_GLYPH_IN_WORD, (_, before: string, after: string) =>
      before === '' && after === '' ? '' : before + guessLigature(before.toLowerCase(), after.toLowerCase()) + after,
    )
    .replaceAll(LOST_GLYPH, '')
}

const guessLigature = (before: string, after: string): string =>
  LIGATURE_CONTEXTS.find(([, places]) => places.some((place) => isPlace(place, before, after)))?.[0] ?? 'fi'

const isPlace = (place: string, before: string, after: string): boolean => {
  const [head = '', tail = ''] = place.split('.')
  const starts = head.startsWith('^')
    ? before === head.slice(1)
    : before.endsWith(head) && (head !== '' || before === '')
  const ends = tail.endsWith('$') ? after === tail.slice(0, -1) : after.startsWith(tail)
  return starts && ends && (tail !== '' || after === '' || head.startsWith('^') || head.length > 2)
}
