// How fast and how large our PDFs are, against @react-pdf/renderer and Chromium's print in the same run; how soon a
// keystroke shows in the preview; how long 20 pages take. Prints one JSON line; ends with 1 when a bar is missed.
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/pdf/render-resume.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import { templateById } from '#shared/templates/catalogue.ts'
import { htmlOf } from '#shared/templates/html.ts'
import { twentyPages, twoPages } from './writing/contents.ts'
import { byChromium, previewTimes } from './writing/in-chromium.ts'
import { byReactPdf } from './writing/react-pdf.ts'
import { at, median, timed } from './writing/stats.ts'

const template = templateById('clara')
if (!template) throw new Error('the template is gone')
const fonts = await nodeFonts().load('Inter')
const ours = (content: ResumeContent) => renderResume({ content, template, language: 'es', fonts, now: 0 })
const round = (value: number) => Math.round(value * 100) / 100

const first = ours(twoPages)
const oursTimes = await timed(40, 60, () => ours(twoPages))
const reactBytes = (await byReactPdf(twoPages)).length
const reactTimes = await timed(10, 20, () => byReactPdf(twoPages))
const printed = await byChromium(htmlOf(twoPages, template, 'es'), 12)
const long = ours(twentyPages)
const longTimes = await timed(1, 5, () => ours(twentyPages))
const keystrokes = await previewTimes()

const own = median(oursTimes)
const result = {
  pages: first.pages.length,
  ms: { ours: round(own), reactPdf: round(median(reactTimes)), chromium: round(median(printed.times)) },
  ratio: { reactPdf: round(own / median(reactTimes)), chromium: round(own / median(printed.times)) },
  bytes: {
    ours: first.bytes.length,
    reactPdf: reactBytes,
    chromium: printed.bytes,
    ratio: round(first.bytes.length / reactBytes),
  },
  keystroke: { median: round(median(keystrokes)), p95: round(at(keystrokes, 0.95)) },
  long: { pages: long.pages.length, ms: round(median(longTimes)) },
}
const bars = {
  reactPdf: result.ratio.reactPdf <= 0.2,
  chromium: result.ratio.chromium <= 0.2,
  bytes: result.bytes.ratio <= 1.5,
  keystroke: result.keystroke.median <= 80 && result.keystroke.p95 <= 150,
  long: result.long.ms <= 1000,
}
console.log(JSON.stringify({ ...result, bars }))
process.exitCode = Object.values(bars).every(Boolean) ? 0 : 1
