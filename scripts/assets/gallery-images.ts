import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderFirstPage } from '#scripts/assets/render-first-page.ts'
import { renderSample } from '#scripts/assets/render-sample.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { DEFAULT_FONT } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'

/**
 * Makes the pictures of the template gallery: the first page of the real engine's PDF for the sample resume of each
 * language, in the template's first colours and the font that the editor starts with.
 * Writes `web/public/gallery/<id>-<language>.avif`. Run: `node scripts/assets/gallery-images.ts [id …]`.
 */
const OUT = join(import.meta.dirname, '../../web/public/gallery')
const WIDTH = 400
/** This encoder counts from the finest (0) to the coarsest (100). */
const QUALITY = { quality: 50, speed: 2, chromaSubsampling: 0 } as const

const only = process.argv.slice(2)
await mkdir(OUT, { recursive: true })
if (only.length === 0) {
  const known = new Set(TEMPLATES.flatMap(({ id }) => LANGUAGES.map((language) => `${id}-${language}.avif`)))
  for (const name of await readdir(OUT)) if (!known.has(name)) await rm(join(OUT, name))
}
let total = 0
for (const template of TEMPLATES) {
  if (only.length > 0 && !only.includes(template.id)) continue
  for (const language of LANGUAGES) {
    const page = await renderFirstPage(await renderSample(template, language, DEFAULT_FONT), WIDTH)
    const picture = await page.encode('avif', QUALITY)
    await writeFile(join(OUT, `${template.id}-${language}.avif`), picture)
    total += picture.length
  }
}
console.log(`${total} bytes in all`)
