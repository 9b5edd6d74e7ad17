import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderFirstPage } from '#scripts/assets/render-first-page.ts'
import { renderSample } from '#scripts/assets/render-sample.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'

/**
 * Renders pages for the landing page: `web/public/landing/<template>-<language>.webp`.
 * Run: `node scripts/run.mjs scripts/assets/landing-images.ts`.
 */
const OUT = join(import.meta.dirname, '../../web/public/landing')
const TEMPLATE_IDS = ['clara', 'faro', 'toledo']

await mkdir(OUT, { recursive: true })
for (const template of TEMPLATES.filter(({ id }) => TEMPLATE_IDS.includes(id))) {
  for (const language of LANGUAGES) {
    const image = await (await renderFirstPage(await renderSample(template, language), 336)).encode('webp', 52)
    await writeFile(join(OUT, `${template.id}-${language}.webp`), image)
    console.log(template.id, language, image.length)
  }
}
