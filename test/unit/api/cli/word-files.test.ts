import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { createFileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createNodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import type { CliDependencies } from '#api/cli/command.ts'
import { runCli } from '#api/cli/run.ts'
import { corpusFile } from '#test/utils/paths.ts'

const tasks = createNodeTaskRunner({ processes: 1 })
afterAll(() => tasks.close())

/** A DOCX whose name says that it is a PDF: its content decides. */
const RENAMED = 'renamed.pdf'
const tools: CliDependencies = {
  extractFile: createFileExtractor(tasks),
  loadPdfjs,
  readBytes: async (name) =>
    new Uint8Array(await readFile(corpusFile(name === RENAMED ? 'word/en-right-tabs.docx' : name))),
  writeBytes: (path, bytes) => writeFile(path, bytes),
  readSecret: async () => '',
  now: () => 1_795_132_800_000,
}

const run = async (...args: string[]) => {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (l: string) => out.push(l), err: (l: string) => err.push(l), startFile: () => {}, clock: () => 0 }
  const code = await runCli(args, tools, io)
  return { code, out: out.map((line) => JSON.parse(line)), err: err.join('\n') }
}

describe('Word files on the command line', () => {
  it.each(['word/en-dates-table.docx', 'word/es-paragraphs.odt', 'word/en-text-boxes.docx'])(
    'parse finds the fields of %s',
    async (file) => {
      const { name, experience } = JSON.parse(await readFile(corpusFile(`${file}.expected.json`), 'utf8'))
      const { code, out } = await run('parse', file)
      expect(code).toBe(0)
      expect(out[0]).toMatchObject({
        personalInfo: { fullName: name },
      })
      expect(out[0].sections.experience[0]).toMatchObject({
        company: experience[0].company,
        position: experience[0].position,
      })
    },
  )

  it('extract prints the lines, whatever the name of the file', async () => {
    const { code, out } = await run('extract', RENAMED)
    expect(code).toBe(0)
    expect(out[0].lines.length).toBeGreaterThan(5)
    expect(Object.keys(out[0].lines[0])).toEqual(['page', 'text', 'x', 'y', 'size', 'bold'])
  })

  it('analyze prints a score', async () => {
    const { code, out } = await run('analyze', 'word/es-sidebar-table.docx')
    expect(code).toBe(0)
    expect(out[0].overallScore).toBeGreaterThan(0)
    expect(out[0].ledger.some((row: { title: string }) => row.title === 'Experiencia laboral')).toBe(true)
  })

  it('the usage names them', async () => {
    expect((await run('help')).err).toMatch(/parse FILE….*DOCX, DOCM, ODT/)
  })
})
