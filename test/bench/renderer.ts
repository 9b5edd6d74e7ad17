// Time and size of our PDFs against @react-pdf/renderer and Chromium's print in the same run, the size of every template
// against @react-pdf/renderer with the same families; time of 20 pages.
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { findTemplateById, TEMPLATES } from '#shared/templates/catalog.ts'
import { renderHtml } from '#shared/templates/render-html.ts'
import { compare, measure, writeReport } from '../utils/measurement/benchmark.ts'
import { median, timeRuns } from '../utils/measurement/statistics.ts'
import { printWithChromium } from './renderer/chromium.ts'
import { renderWithReactPdf } from './renderer/react-pdf.ts'
import { twentyPages, twoPages } from './renderer/sample-contents.ts'

const template = findTemplateById('clara')
if (!template) throw new Error('template clara is missing')
const fontStore = createNodeFonts()
const fonts = await fontStore.load('Inter')
const ours = (content: ResumeContent) => renderResume({ content, template, language: 'es', fonts, now: 0 })

const first = ours(twoPages)
const oursTimes = await timeRuns(40, 60, () => ours(twoPages))
const reactBytes = (await renderWithReactPdf(twoPages)).length
const reactTimes = await timeRuns(10, 20, () => renderWithReactPdf(twoPages))
const printed = await printWithChromium(renderHtml(twoPages, template, 'es'), 12)
const long = ours(twentyPages)
const longTimes = await timeRuns(1, 5, () => ours(twentyPages))

/** The template whose bytes are the most of those of @react-pdf/renderer with its families. */
const findLargest = async () => {
  const sizes = []
  for (const each of TEMPLATES) {
    const content = applyTemplate(twoPages, each)
    const faces = await loadDocumentFonts(fontStore, content, each)
    const { length } = renderResume({ content, template: each, language: 'es', fonts: faces, now: 0 }).bytes
    // Its font reader fails on our subset of this family.
    const display = each.displayFont === 'IBM Plex Mono' ? each.font : each.displayFont
    const peer = (await renderWithReactPdf(twoPages, { text: each.font, display })).length
    sizes.push({ id: each.id, ours: length, peer, ratio: length / peer })
  }
  return sizes.reduce((largest, size) => (size.ratio > largest.ratio ? size : largest))
}

const largest = await findLargest()
const own = median(oursTimes)
writeReport('renderer', [
  compare('two pages, tagged, ms', own, { name: '@react-pdf/renderer', value: median(reactTimes) }, { atMost: 0.12 }),
  compare('two pages, tagged, ms', own, { name: 'Chromium print', value: median(printed.times) }, { atMost: 0.2 }),
  compare('two pages, bytes', first.bytes.length, { name: '@react-pdf/renderer', value: reactBytes }, { atMost: 1.5 }),
  compare(
    `two pages in ${largest.id}, the largest of ${TEMPLATES.length} templates, bytes`,
    largest.ours,
    { name: '@react-pdf/renderer, same families', value: largest.peer },
    { atMost: 1.5 },
  ),
  measure(`${long.pages.length} pages with 300 bullets, ms`, median(longTimes), { atMost: 1_000 }),
])
