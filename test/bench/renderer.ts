// Time and size of our PDFs against @react-pdf/renderer and Chromium's print in the same run; time from a keystroke to
// the preview; time of 20 pages in the renderer alone and in the editor.
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { renderHtml } from '#shared/templates/render-html.ts'
import { compare, measure, writeReport } from '../utils/benchmark.ts'
import { median, quantile, timeRuns } from '../utils/statistics.ts'
import { measurePreviewTimes, printWithChromium } from './renderer/chromium.ts'
import { measureEditorTimes } from './renderer/editor.ts'
import { renderWithReactPdf } from './renderer/react-pdf.ts'
import { twentyPages, twoPages } from './renderer/sample-contents.ts'

const template = findTemplateById('clara')
if (!template) throw new Error('template clara is missing')
const fonts = await createNodeFonts().load('Inter')
const ours = (content: ResumeContent) => renderResume({ content, template, language: 'es', fonts, now: 0 })

const first = ours(twoPages)
const oursTimes = await timeRuns(40, 60, () => ours(twoPages))
const reactBytes = (await renderWithReactPdf(twoPages)).length
const reactTimes = await timeRuns(10, 20, () => renderWithReactPdf(twoPages))
const printed = await printWithChromium(renderHtml(twoPages, template, 'es'), 12)
const long = ours(twentyPages)
const longTimes = await timeRuns(1, 5, () => ours(twentyPages))
const keystrokes = await measurePreviewTimes()
const editor = await measureEditorTimes(twentyPages)

const own = median(oursTimes)
writeReport('renderer', [
  compare('two pages, tagged, ms', own, { name: '@react-pdf/renderer', value: median(reactTimes) }, { atMost: 0.2 }),
  compare('two pages, tagged, ms', own, { name: 'Chromium print', value: median(printed.times) }, { atMost: 0.2 }),
  compare('two pages, bytes', first.bytes.length, { name: '@react-pdf/renderer', value: reactBytes }, { atMost: 1.5 }),
  measure('keystroke to new preview, median ms', median(keystrokes), { atMost: 80 }),
  measure('keystroke to new preview, p95 ms', quantile(keystrokes, 0.95), { atMost: 150 }),
  measure(`${long.pages.length} pages with 300 bullets, ms`, median(longTimes), { atMost: 1_000 }),
  measure('their download in the editor, proof included, ms', editor.download, { atMost: 1_000 }),
  measure('a key in their editor to the next frame, median ms', median(editor.keystrokes), { atMost: 100 }),
  measure('a key in their editor to the next frame, p95 ms', quantile(editor.keystrokes, 0.95), { atMost: 100 }),
])
