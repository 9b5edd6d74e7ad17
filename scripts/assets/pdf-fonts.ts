import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Makes the fonts that PDFs embed: each face subset to the characters of European CVs, with kerning and no other
 * feature. Writes `web/public/fonts/pdf/*.ttf` and `fonts.json` (SHA-256 by file), which a test compares.
 * Run: `node scripts/assets/pdf-fonts.ts`.
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

const FACES = [
  ['inter-regular', 'inter/400Regular/Inter_400Regular.ttf'],
  ['inter-bold', 'inter/700Bold/Inter_700Bold.ttf'],
  ['roboto-regular', 'roboto/400Regular/Roboto_400Regular.ttf'],
  ['roboto-bold', 'roboto/700Bold/Roboto_700Bold.ttf'],
  ['open-sans-regular', 'open-sans/400Regular/OpenSans_400Regular.ttf'],
  ['open-sans-bold', 'open-sans/700Bold/OpenSans_700Bold.ttf'],
  ['lato-regular', 'lato/400Regular/Lato_400Regular.ttf'],
  ['lato-bold', 'lato/700Bold/Lato_700Bold.ttf'],
] as const

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
