import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { createFileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createNodeTaskRunner, type NodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import { analyzeCommand } from '#api/cli/analyze.ts'
import type { CliDependencies, CliOptions } from '#api/cli/command.ts'
import { extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { type AnalysisResults, analysisResultsSchema } from '#shared/scoring/results.ts'

const fixture = (name: string) => new URL(`../../../corpus/${name}`, import.meta.url).pathname

let reader: NodeTaskRunner
let tools: CliDependencies
beforeAll(() => {
  reader = createNodeTaskRunner()
  tools = {
    extractFile: createFileExtractor(reader),
    loadPdfjs,
    readBytes: async (path) => new Uint8Array(await readFile(path)),
    writeBytes: (path, bytes) => writeFile(path, bytes),
    readSecret: async () => '',
    now: () => 1_795_132_800_000,
  } satisfies CliDependencies
})
afterAll(() => reader.close())

const analysed = async (name: string, options: CliOptions = {}): Promise<AnalysisResults> =>
  analysisResultsSchema.parse(await analyzeCommand.run(fixture(name), options, tools, []))
const counted = ({ ledger }: AnalysisResults) =>
  ledger.flatMap((row) => (row.rule === 'machine-text' ? [] : [[row.rule, row.points, row.weight]]))

describe('faro analyze', () => {
  it('prints results in the language of the PDF or of --lang', async () => {
    const [own, english] = [await analysed('cv-es.pdf'), await analysed('cv-es.pdf', { lang: 'en' })]
    expect(own.overallScore).toBe(english.overallScore)
    expect(own.ledger[0]?.title).toBe('Experiencia laboral')
    expect(english.ledger[0]?.title).toBe('Work experience')
  })

  it('judges the PDF by --country, as the browser does', async () => {
    const run = async (country: string) => (await analysed('cv-es.pdf', { country })).country
    expect(await run('cl')).toEqual({ code: 'CL', source: 'set', confidence: 1 })
    expect((await analysed('cv-es.pdf')).country?.source).not.toBe('set')
    const file = await reader.run('extract-file', { bytes: await tools.readBytes(fixture('cv-es.pdf')) })
    const extracted = extractedDocumentSchema.parse(JSON.parse(file.layout ?? ''))
    const options = { language: 'es' as const, country: 'US' as const, now: tools.now() }
    const { overallScore } = analyze({ extracted, ...parseResume(extracted) }, options)
    expect((await analysed('cv-es.pdf', { country: 'US' })).overallScore).toBe(overallScore)
    expect(() => analyzeCommand.check?.({ country: 'XX' }, [])).toThrow('--country is one of ES, MX')
  })

  it('prints the same on every run', async () => {
    const first = await analysed('cv-en.pdf')
    for (let i = 0; i < 4; i += 1) expect(await analysed('cv-en.pdf')).toEqual(first)
  })

  it('returns the code of the extractor for an unreadable file', async () => {
    await expect(analysed('cv-scanned.pdf')).rejects.toMatchObject({ code: 'scanned' })
  })

  it.each(['inj-top', 'inj-split', 'inj-white', 'inj-sum'])(
    'an order to a machine in the file moves no point: %s',
    async (name) => {
      const [base, poisoned] = [await analysed('scoring/base.pdf'), await analysed(`scoring/${name}.pdf`)]
      expect(counted(poisoned)).toEqual(counted(base))
      expect(poisoned.ledger.find((row) => row.rule === 'machine-text')?.evidence.length).toBeGreaterThan(0)
    },
  )

  it.each(['stuff', 'white-li', 'white-same-line'])('keyword stuffing does not raise the score: %s', async (name) => {
    const [base, stuffed] = [await analysed('scoring/base.pdf'), await analysed(`scoring/${name}.pdf`)]
    expect(stuffed.overallScore).toBeLessThanOrEqual(base.overallScore)
    for (const key of ['content', 'keywords', 'format', 'ats'] as const)
      expect(stuffed.categories[key].score).toBeLessThanOrEqual(base.categories[key].score)
  })
})
