import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Makes the fonts that PDFs embed: each face subset to the characters of European CVs, with kerning and no other
 * feature. Writes `web/public/fonts/pdf/*.ttf` and `fonts.json` (SHA-256 by file), which a test compares.
 * Run: `node scripts/run.mjs scripts/assets/pdf-fonts.ts`.
 */
const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, 'web/public/fonts/pdf')

const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0x17f], // Latin-1, Latin Extended-A
  [0x192, 0x192],
  [0x1cd, 0x1dc], // caron vowels
  [0x1fa, 0x21b], // Romanian commas below and their row
  [0x2bb, 0x2bd],
  [0x2c6, 0x2dd], // spacing accents
  [0x1e80, 0x1e85], // Welsh
  [0x1ea0, 0x1ef9], // Vietnamese, Guaraní
  [0x2010, 0x2027], // dashes, quotes, bullets
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x2089], // superior and inferior figures
  [0x20a0, 0x20bf], // currency
  [0x2113, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2199], // arrows
  [0x2202, 0x2265], // mathematics that people write
  [0x25a0, 0x25cf], // squares, circles
  [0x2605, 0x2606],
  [0x2713, 0x2713],
]

/**
 * Package, file prefix, bold weight, and whether there is a light weight. Bold is the lightest that reads as bold in
 * text.
 */
const FAMILIES = [
  ['inter', 'Inter', '700Bold', true],
  ['roboto', 'Roboto', '700Bold', false],
  ['open-sans', 'OpenSans', '700Bold', false],
  ['lato', 'Lato', '700Bold', true],
  ['source-sans-3', 'SourceSans3', '600SemiBold', true],
  ['alegreya-sans', 'AlegreyaSans', '700Bold', true],
  ['ibm-plex-sans', 'IBMPlexSans', '600SemiBold', true],
  ['jost', 'Jost', '600SemiBold', true],
  ['barlow-condensed', 'BarlowCondensed', '600SemiBold', true],
  ['source-serif-4', 'SourceSerif4', '600SemiBold', true],
  ['eb-garamond', 'EBGaramond', '600SemiBold', false],
  ['lora', 'Lora', '600SemiBold', false],
  ['crimson-pro', 'CrimsonPro', '600SemiBold', true],
  ['zilla-slab', 'ZillaSlab', '600SemiBold', true],
  ['ibm-plex-mono', 'IBMPlexMono', '600SemiBold', false],
] as const

const FACES = FAMILIES.flatMap(([family, prefix, bold, light]) => {
  const face = (name: string, folder: string) =>
    [`${family}-${name}`, `${family}/${folder}/${prefix}_${folder}.ttf`] as const
  return [
    face('regular', '400Regular'),
    face('bold', bold),
    face('italic', '400Regular_Italic'),
    face('bold-italic', `${bold}_Italic`),
    ...(light ? [face('light', '300Light')] : []),
  ]
})

const characters = RANGES.map(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join(''),
).join('')

await mkdir(OUT, { recursive: true })
const hashes: Record<string, string> = {}
for (const [name, source] of FACES) {
  const full = await readFile(join(ROOT, 'node_modules/@expo-google-fonts', source))
  const face = await subsetFont(full, characters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GDEF', 'GSUB', 'STAT', 'DSIG', 'gasp', 'meta'],
  })
  await writeFile(join(OUT, `${name}.ttf`), face)
  hashes[`${name}.ttf`] = createHash('sha256').update(face).digest('hex')
  console.log(`${name}.ttf ${face.length}`)
}
await writeFile(join(OUT, 'fonts.json'), `${JSON.stringify(hashes, null, 2)}\n`)
