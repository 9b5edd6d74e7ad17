// How fast and how large our PDFs are, against @react-pdf/renderer and Chromium's print in the same run; how soon a
// keystroke shows in the preview; how long 20 pages take, in the engine and in the app's own editor.
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import { templateById } from '#shared/templates/catalog.ts'
import { htmlOf } from '#shared/templates/html.ts'
import { against, measured, report } from '../utils/figures.ts'
import { twentyPages, twoPages } from './writing/contents.ts'
import { byChromium, previewTimes } from './writing/in-chromium.ts'
import { timesInEditor } from './writing/in-the-editor.ts'
import { byReactPdf } from './writing/react-pdf.ts'
import { at, median, timed } from './writing/stats.ts'

const template = templateById('clara')
if (!template) throw new Error('the template is gone')
const fonts = await nodeFonts().load('Inter')
const ours = (content: ResumeContent) => renderResume({ content, template, language: 'es', fonts, now: 0 })

const first = ours(twoPages)
const oursTimes = await timed(40, 60, () => ours(twoPages))
const reactBytes = (await byReactPdf(twoPages)).length
const reactTimes = await timed(10, 20, () => byReactPdf(twoPages))
const printed = await byChromium(htmlOf(twoPages, template, 'es'), 12)
const long = ours(twentyPages)
const longTimes = await timed(1, 5, () => ours(twentyPages))
const keystrokes = await previewTimes()
const editor = await timesInEditor(twentyPages)

const own = median(oursTimes)
report('writing', [
  against('two pages, tagged, ms', own, { name: '@react-pdf/renderer', value: median(reactTimes) }, { atMost: 0.2 }),
  against('two pages, tagged, ms', own, { name: 'Chromium print', value: median(printed.times) }, { atMost: 0.2 }),
  against('two pages, bytes', first.bytes.length, { name: '@react-pdf/renderer', value: reactBytes }, { atMost: 1.5 }),
  measured('keystroke to new preview, median ms', median(keystrokes), { atMost: 80 }),
  measured('keystroke to new preview, p95 ms', at(keystrokes, 0.95), { atMost: 150 }),
  measured(`${long.pages.length} pages with 300 bullets, ms`, median(longTimes), { atMost: 1_000 }),
  measured('their download in the editor, proof included, ms', editor.download, { atMost: 1_000 }),
  measured('a key in their editor to the next frame, median ms', median(editor.keystrokes), { atMost: 100 }),
  measured('a key in their editor to the next frame, p95 ms', at(editor.keystrokes, 0.95), { atMost: 100 }),
])
