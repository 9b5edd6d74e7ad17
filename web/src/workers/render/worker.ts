import '../../polyfills.ts'
import '../../disable-zod-eval.ts'
import { transfer } from 'comlink'
import { AppError } from '#shared/errors.ts'
import type { DrawList } from '#shared/renderer/draw/draw-list.ts'
import type { Typeface } from '#shared/renderer/fonts/typeface.ts'
import { createDrawList, type RenderInput, renderWithDrawList } from '#shared/renderer/render-resume.ts'
import type { PageParts } from '#shared/renderer/write/write-pdf.ts'
import { DEFAULT_FONT } from '#shared/resume/schema/content.ts'
import { findTemplate } from '#shared/templates/own-template.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { loadVocabulary } from '../load-vocabulary.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'
import { serveWorker } from '../serve-worker.ts'
import { keepOpen } from './keep-open.ts'
import { loadFonts, loadResumeFonts } from './load-fonts.ts'
import { createPageDrawer } from './page-drawer.ts'
import { createPageIds } from './page-ids.ts'
import { proofPdf } from './proof-pdf.ts'
import type { RenderApi, RenderRequest } from './protocol.ts'
import { rasterizeFilePage } from './rasterize-file-page.ts'
import { rasterizePreview, toTextSpans } from './rasterize-preview.ts'
import { scorePdf } from './score-pdf.ts'

interface Rendered {
  readonly key: string
  readonly bytes: Uint8Array
  readonly pageParts: readonly PageParts[]
  readonly list: DrawList
  readonly faces: Typeface['faces']
  readonly missingGlyphs: readonly string[]
}

let lastRendered: Rendered | undefined
const getPageId = createPageIds()
const drawChanges = createPageDrawer()

/** Renders a request, or returns the last result for an equal one: preview and download share their bytes. */
const render = async (request: RenderRequest): Promise<Rendered> => {
  const key = getKey(request)
  if (lastRendered?.key !== key) lastRendered = await renderAnew(request, key)
  return lastRendered
}

const getKey = ({ content, source, templateId, language, paper, now }: RenderRequest): string =>
  JSON.stringify([content, source, templateId, language, paper, now])

const createInput = async (request: RenderRequest): Promise<RenderInput> => {
  const { content, source, templateId, language, paper, now } = request
  const template = findTemplate(content.styling, templateId)
  if (!template) throw new AppError('unknown-template', { id: templateId })
  const fonts = await loadResumeFonts(content, template)
  return {
    content,
    template,
    language,
    fonts,
    now: now ?? Date.now(),
    ...(paper && { paper }),
    ...(source && { source }),
  }
}

const renderAnew = async (request: RenderRequest, key: string): Promise<Rendered> => {
  const { pdf, list, typeface } = renderWithDrawList(await createInput(request))
  const { bytes, pageParts, missingGlyphs } = pdf
  return { key, bytes, pageParts, list, faces: typeface.faces, missingGlyphs }
}

const api: RenderApi = {
  warm: async (family) => {
    const content = { ...sampleEs, styling: { ...sampleEs.styling, fontFamily: family } }
    const rendered = await render({ content, templateId: 'clara', language: 'es' })
    if (typeof OffscreenCanvas === 'undefined') return
    const pages = await rasterizePreview(await keepOpen(rendered.bytes), rendered, getPageId, {
      widthPx: 120,
      pixelRatio: 1,
      pages: [1],
    })
    for (const page of pages) page.bitmap.close()
  },
  renderPdf: async (request) => {
    const { bytes, list, missingGlyphs } = await render(request)
    const copy = bytes.slice()
    return transfer({ bytes: copy, pages: list.pages.length, missingGlyphs }, [copy.buffer])
  },
  renderReport: async (request) => {
    const { renderReport } = await import('#shared/renderer/render-report.ts')
    const { bytes } = renderReport({ ...request, fonts: await loadFonts(DEFAULT_FONT) })
    const copy = bytes.slice()
    return transfer(copy, [copy.buffer])
  },
  renderBoardReport: async (request) => {
    const { renderBoardReport } = await import('#shared/renderer/render-board-report.ts')
    const copy = renderBoardReport({ ...request, fonts: await loadFonts(DEFAULT_FONT) }).bytes.slice()
    return transfer(copy, [copy.buffer])
  },
  renderPreview: async (request, options) => {
    const rendered = await render(request)
    const { list, missingGlyphs } = rendered
    // All pages are asked for after a pause; the visible ones, after each key.
    const draw = options.pages && drawChanges
    const pages = await rasterizePreview(await keepOpen(rendered.bytes), rendered, getPageId, options, draw)
    const bitmaps = pages.map((page) => page.bitmap)
    return transfer({ pages, pageCount: list.pages.length, missingGlyphs, overflow: list.overflow }, bitmaps)
  },
  countPages: async (request) => createDrawList(await createInput(request)).pages.length,
  renderPages: async (request, options) => {
    const rendered = await renderAnew(request, '')
    const loading = openForRendering(rendered.bytes)
    try {
      const pages = await rasterizePreview(await loading.promise, rendered, getPageId, options)
      const bitmaps = pages.map((page) => page.bitmap)
      return transfer(pages, bitmaps)
    } finally {
      await loading.destroy()
    }
  },
  renderPreviewSource: async (request, pages) => {
    const { bytes, list, missingGlyphs } = await render(request)
    const { width, height } = list.paper
    const all = toTextSpans(list).map((text, i) => {
      const number = i + 1
      return { number, id: getPageId(list, number, text), width, height, text }
    })
    const requested = pages ? all.filter(({ number }) => pages.includes(number)) : all
    const copy = bytes.slice()
    const { overflow } = list
    return transfer({ bytes: copy, pages: requested, pageCount: all.length, missingGlyphs, overflow }, [copy.buffer])
  },
  score: async (request, options) => {
    const { bytes, pageParts } = await render(request)
    return scorePdf(bytes, pageParts, request, options)
  },
  composeLetter: async (request) => {
    const { composeLetter } = await import('#shared/letter/compose-letter.ts')
    return composeLetter({ ...request, vocabulary: await loadVocabulary() })
  },
  checkDesign: async (design) => (await import('./check-design.ts')).checkDesign(design),
  proofPdf: proofPdf,
  rasterizeFilePage: rasterizeFilePage,
}

serveWorker(api, async () => {
  await loadFonts(DEFAULT_FONT)
})
