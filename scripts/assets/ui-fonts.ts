import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Makes the fonts of the interface: Inter for text, Piazzolla for headlines, subset to Spanish and English.
 * Writes `web/public/fonts/ui/*.woff2`. Both are under the SIL Open Font License 1.1.
 * Run: `node scripts/run.mjs scripts/assets/ui-fonts.ts`.
 */
const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, 'web/public/fonts/ui')

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const LATIN = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™←↑→↓−×≤≥✓'].join('')

const FACES = [
  {
    name: 'inter',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650, default: 400 } },
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case'],
  },
  {
    name: 'piazzolla',
    source: 'piazzolla/files/piazzolla-latin-opsz-normal.woff2',
    axes: { wght: 520, opsz: 30 },
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum'],
  },
] as const

await mkdir(OUT, { recursive: true })
for (const { name, source, axes, features } of FACES) {
  const full = await readFile(join(ROOT, 'node_modules/@fontsource-variable', source))
  const face = await subsetFont(full, LATIN, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...features],
    noHinting: true,
  })
  await writeFile(join(OUT, `${name}.woff2`), face)
  console.log(name, face.length)
}
