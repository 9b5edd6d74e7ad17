import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/pdf/render-resume.ts'
import { TEMPLATES } from '#shared/templates/catalogue.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { styledFor } from '#shared/templates/styled-for.ts'
import { firstPage } from '../lib/first-page.ts'

/** Pages of the real engine for the landing page: `web/public/landing/<template>-<language>.webp`. Run: `node scripts/assets/landing-pages.ts`. */
const OUT = join(import.meta.dirname, '../../web/public/landing')
const SHOWN = ['clara', 'faro', 'toledo']
const SAMPLES = { es: sampleEs, en: sampleEn } as const

const fonts = nodeFonts()
await mkdir(OUT, { recursive: true })
for (const template of TEMPLATES.filter(({ id }) => SHOWN.includes(id))) {
  for (const language of ['es', 'en'] as const) {
    const styled = styledFor(SAMPLES[language], template)
    const content = { ...styled, styling: { ...styled.styling, fitPages: 1 } }
    const faces = await fonts.load(content.styling.fontFamily)
    const { bytes } = renderResume({ content, template, language, fonts: faces, paper: 'letter', now: 0 })
    const picture = await firstPage(bytes, 336, 52)
    await writeFile(join(OUT, `${template.id}-${language}.webp`), picture)
    console.log(template.id, language, picture.length)
  }
}
