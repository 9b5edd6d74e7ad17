// Extraction against bare pdf.js in the same run on the same files, as ratios, and the accuracy of text and fields on
// every corpus; and recognition of the same CVs from their pictures. `ROUNDS=5 npm run bench -- parser`
import { readFileSync } from 'node:fs'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { extractResumes, listResumes, readExpected } from '#test/corpus/corpus.ts'
import { scoreFields } from '#test/corpus/score-fields.ts'
import { scoreText } from '#test/corpus/score-text.ts'
import { listFigures } from '#test/corpus/thresholds.ts'
import { compare, type Figure, measure, writeReport } from '../utils/measurement/benchmark.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { corpora } from '../utils/paths.ts'
import { type ExtractionTimes, measureExtraction } from './parser/extraction-times.ts'
import { measureRecognition } from './parser/recognition.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const MAX_RATIO = 1.25
/** Of the fields of scans, and of all CVs as pictures; a page on a machine with nothing else to do. */
const MIN_SCAN_F1 = 0.75
const MIN_PICTURE_F1 = 0.8
const MAX_PAGE_MS = 6_000
const pdfjs = await loadPdfjs()

const measureTimes = async (root: string): Promise<Figure[]> => {
  const files = listResumes(root).map(({ path }) => new Uint8Array(readFileSync(path)))
  const times = await measureExtraction(pdfjs, files, ROUNDS)
  const compareAt = (share: number, ours: keyof ExtractionTimes, peer: keyof ExtractionTimes, name: string): Figure => {
    const pick = (key: keyof ExtractionTimes) =>
      quantile(
        times.map((one) => one[key]),
        share,
      )
    const label = share === 0.5 ? 'median' : 'p95'
    return compare(
      `${ours} of ${times.length} CVs, ${label} ms`,
      pick(ours),
      { name, value: pick(peer) },
      {
        atMost: MAX_RATIO,
      },
    )
  }
  return [0.5, 0.95].flatMap((share) => [
    compareAt(share, 'text', 'pdfjsText', 'pdf.js getTextContent'),
    compareAt(share, 'warnings', 'pdfjsOperators', 'pdf.js getOperatorList'),
  ])
}

const measureAccuracy = async (root: string, isOutside: boolean): Promise<Figure[]> => {
  const expected = readExpected(root)
  const extractions = await extractResumes(root, pdfjs)
  const texts = new Map<string, string>()
  const parsed = extractions.map(({ name: file, outcome }) => {
    if (typeof outcome === 'string') return { file, error: outcome }
    texts.set(file, getDocumentText(outcome))
    return { file, content: parseResume(outcome).content }
  })
  const fields = scoreFields(expected, parsed)
  for (const { file, missed } of fields.perFile)
    if (missed.length > 0) console.log(`${file}: missed ${missed.join(' | ')}`)
  return listFigures(isOutside, scoreText(expected, texts), fields).map(({ name, value, limit }) =>
    measure(`${name}, ${fields.files} CVs`, value, limit),
  )
}

const measureScans = async (root: string): Promise<Figure[]> => {
  const { scans, all, pageMs } = await measureRecognition(root)
  return [
    measure(`recognized scans: F1, ${scans.files} CVs`, scans.f1, { atLeast: MIN_SCAN_F1 }),
    measure(`recognized pictures: F1, ${all.files} CVs`, all.f1, { atLeast: MIN_PICTURE_F1 }),
    measure('recognition: median ms of a page', quantile(pageMs, 0.5), { atMost: MAX_PAGE_MS }),
  ]
}

const figures: Figure[] = []
// First: pdf.js remembers that it may not use its decoders, as in extraction, which would leave pictures out.
for (const { root, isOutside } of corpora()) if (!isOutside) figures.push(...(await measureScans(root)))
for (const { root, isOutside } of corpora())
  figures.push(...(await measureTimes(root)), ...(await measureAccuracy(root, isOutside)))
writeReport('parser', figures, { rounds: ROUNDS })
