import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderFirstPage } from '#scripts/assets/render-first-page.ts'
import { renderSample } from '#scripts/assets/render-sample.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { DESIGNS } from '#shared/templates/catalog.ts'

/**
 * Renders the images of the template gallery: the first page of our PDF of the sample resume in each language and design,
 * at twice the width of a card. The gallery draws the other variants itself.
 * Writes `web/public/gallery/<id>-<language>.avif`. Run: `node scripts/run.mjs scripts/assets/gallery-images.ts [id …]`.
 */
const OUT = join(import.meta.dirname, '../../web/public/gallery')
const WIDTH = 800
/** For this encoder 0 is the best quality and 100 the worst. */
const QUALITY = { quality: 50, speed: 2, chromaSubsampling: 0 } as const

const only = process.argv.slice(2)
const templates = DESIGNS.flatMap((variants) => variants.slice(0, 1))
const unknown = only.filter((id) => !templates.some((template) => template.id === id))
if (unknown.length > 0) {
  console.error(`No design is called ${unknown.join(', ')}; there are: ${templates.map(({ id }) => id).join(', ')}`)
  process.exit(1)
}
await mkdir(OUT, { recursive: true })
if (only.length === 0) {
  const known = new Set(templates.flatMap(({ id }) => LANGUAGES.map((language) => `${id}-${language}.avif`)))
  for (const name of await readdir(OUT)) if (!known.has(name)) await rm(join(OUT, name))
}
let total = 0
for (const template of templates) {
  if (only.length > 0 && !only.includes(template.id)) continue
  for (const language of LANGUAGES) {
    const page = await renderFirstPage(await renderSample(template, language), WIDTH)
    const image = await page.encode('avif', QUALITY)
    await writeFile(join(OUT, `${template.id}-${language}.avif`), image)
    total += image.length
  }
}
console.log(`${total} bytes in all`)
