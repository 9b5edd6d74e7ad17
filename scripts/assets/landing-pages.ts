import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstPage } from '#scripts/assets/first-page.ts'
import { samplePage } from '#scripts/assets/sample-page.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'

/** Pages of the real engine for the landing page: `web/public/landing/<template>-<language>.webp`. Run: `node scripts/assets/landing-pages.ts`. */
const OUT = join(import.meta.dirname, '../../web/public/landing')
const SHOWN = ['clara', 'faro', 'toledo']

await mkdir(OUT, { recursive: true })
for (const template of TEMPLATES.filter(({ id }) => SHOWN.includes(id))) {
  for (const language of LANGUAGES) {
    const picture = await (await firstPage(await samplePage(template, language), 336)).encode('webp', 52)
    await writeFile(join(OUT, `${template.id}-${language}.webp`), picture)
    console.log(template.id, language, picture.length)
  }
}
