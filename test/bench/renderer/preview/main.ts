import { renderPreview, warmRender } from '#web/workers/render/client.ts'
import { twoPages } from '../sample-contents.ts'

const KEYSTROKES = 40
const signal = new AbortController().signal

/** ms of one keystroke: changed content to the worker, both pages rendered and on screen by the next frame. */
const keystroke = async (n: number): Promise<number> => {
  const start = performance.now()
  const content = {
    ...twoPages,
    personalInfo: { ...twoPages.personalInfo, title: 'Ingeniera'.padEnd(9 + (n % 12), 's') },
  }
  const request = { content, templateId: 'clara', language: 'es' as const }
  const { pages } = await renderPreview(signal, request, { widthPx: 560, pixelRatio: 1 })
  const canvases = document.querySelectorAll('canvas')
  for (const [i, page] of pages.entries())
    canvases[i]?.getContext('bitmaprenderer')?.transferFromImageBitmap(page.bitmap)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - start
}

const run = async () => {
  warmRender('Inter')
  for (let i = 0; i < 8; i++) await keystroke(i)
  const times: number[] = []
  for (let i = 0; i < KEYSTROKES; i++) times.push(await keystroke(i))
  Object.assign(window, { times })
}

run().catch((error: unknown) => Object.assign(window, { failed: String(error) }))
