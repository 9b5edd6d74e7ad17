import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/pdf/render-resume.ts'
import { TEMPLATES } from '#shared/templates/catalogue.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { styledFor } from '#shared/templates/styled-for.ts'
import type { Template } from '#shared/templates/template.ts'

/**
 * Makes the pictures of the template gallery: the first page of the real engine's PDF for the sample resume, one WebP a
 * template in its first colours. Writes `web/public/gallery/<id>.webp`. Run: `node scripts/gallery.ts [id …]`.
 */
const OUT = join(import.meta.dirname, '../web/public/gallery')
const WIDTH = 500
const MOST_BYTES = 25_000

const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
Object.assign(globalThis, { pdfjsWorker: worker })
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
const fonts = nodeFonts()

const pdfOf = async (template: Template): Promise<Uint8Array> => {
  const styled = styledFor(sampleEs, template)
  const content = { ...styled, styling: { ...styled.styling, fitPages: 1 } }
  const faces = await fonts.load(content.styling.fontFamily)
  return renderResume({ content, template, language: 'es', fonts: faces, paper: 'letter', now: 0 }).bytes
}

const pictureOf = async (pdf: Uint8Array): Promise<Uint8Array> => {
  const loading = pdfjs.getDocument({ data: pdf, verbosity: 0, disableFontFace: true })
  const page = await (await loading.promise).getPage(1)
  const scale = (2 * WIDTH) / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const large = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const context = large.getContext('2d')
  // The canvas is node's own; pdf.js draws on it as on a browser's.
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
  await loading.destroy()
  const small = createCanvas(WIDTH, Math.round((WIDTH * large.height) / large.width))
  const shrink = small.getContext('2d')
  shrink.imageSmoothingEnabled = true
  shrink.imageSmoothingQuality = 'high'
  shrink.drawImage(large, 0, 0, small.width, small.height)
  for (let quality = 82; ; quality -= 6) {
    const webp = await small.encode('webp', quality)
    if (webp.length <= MOST_BYTES || quality <= 30) return webp
  }
}

const only = process.argv.slice(2)
await mkdir(OUT, { recursive: true })
if (only.length === 0) {
  const known = new Set(TEMPLATES.map((template) => `${template.id}.webp`))
  for (const name of await readdir(OUT)) if (!known.has(name)) await rm(join(OUT, name))
}
for (const template of TEMPLATES) {
  if (only.length > 0 && !only.includes(template.id)) continue
  const picture = await pictureOf(await pdfOf(template))
  await writeFile(join(OUT, `${template.id}.webp`), picture)
  console.log(`${template.id}.webp ${picture.length}`)
}
