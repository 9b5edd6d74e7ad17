import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { createFileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createInProcessTaskRunner } from '#api/adapters/task-runner/in-process.ts'
import { createNodeTaskRunner, type NodeTaskRunnerOptions } from '#api/adapters/task-runner/node.ts'
import { createNodeVocabulary } from '#api/adapters/vocabulary/node.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../../../corpus/${name}`, import.meta.url)))
const RESUMES = [
  'es-latex-ot1-munoz',
  'es-weasyprint-aguero',
  'en-perglyph-oconnor',
  'en-rowwise-tracked-oconnor',
  'es-rotated-pena',
  'es-docx-table-iniguez',
]

const createReader = (options?: NodeTaskRunnerOptions) => {
  const tasks = createNodeTaskRunner(options)
  return { extract: createFileExtractor(tasks), close: () => tasks.close() }
}
const createWorkerReader = () => ({
  extract: createFileExtractor(createInProcessTaskRunner(createNodeFonts(), createNodeVocabulary())),
})

const reader = createReader()
afterAll(() => reader.close())

describe('the parser process', () => {
  it('extracts lines in order, warnings and font weight', async () => {
    const read = await reader.extract(await fixture('resumes/en-rowwise-tracked-oconnor.pdf'))
    const texts = read.lines.map((line) => line.text)
    expect(texts[0]).toBe("SAMUEL O'CONNOR")
    expect(texts.indexOf('SKILLS')).toBeLessThan(texts.indexOf('SUMMARY'))
    expect(read.meta.hazardsPass).toBe(true)
    expect(read.hazards.map((h) => h.code)).toEqual(expect.arrayContaining(['columns', 'tracked-text']))
    expect(read.lines.find((line) => line.text === 'EXPERIENCE')?.bold).toBe(true)
  })

  it.each([
    ['hostile/blank-page.pdf', 'empty'],
    ['hostile/enc-user-rc4-128.pdf', 'encrypted'],
    ['hostile/notpdf-text.pdf', 'not-pdf'],
    ['hostile/header-only.pdf', 'damaged'],
    ['hostile/truncated-50pct.pdf', 'damaged'],
    ['hostile/font-no-tounicode-reactpdf.pdf', 'unreadable'],
    ['resumes/es-scanned-trevino.pdf', 'scanned'],
  ])('%s is %s', async (name, code) => {
    await expect(reader.extract(await fixture(name))).rejects.toMatchObject({ code })
  })

  it('reports hidden text and scripts', async () => {
    const hidden = await reader.extract(await fixture('hostile/hidden-render-mode-3.pdf'))
    expect(hidden.hazards.map((h) => h.code)).toContain('invisible-text')
    const script = await reader.extract(await fixture('hostile/js-names.pdf'))
    expect(script.hazards.map((h) => h.code)).toContain('script')
    const banned = await reader.extract(await fixture('hostile/enc-owner-noextract-aes-256.pdf'))
    expect(banned.hazards.map((h) => h.code)).toContain('restricted')
  })

  it('does not detach the bytes of the caller', async () => {
    const bytes = await fixture('resumes/es-pdfkit-aguero.pdf')
    await reader.extract(bytes)
    expect(bytes.length).toBeGreaterThan(2_000)
  })
})

describe('a file that takes too long', () => {
  it('is aborted at the deadline, and the next file is extracted', async () => {
    const quick = createReader({ deadlineMs: 4_000 })
    await quick.extract(await fixture('resumes/es-pdfkit-aguero.pdf'))
    await expect(quick.extract(await fixture('hostile/q-stack-1e6.pdf'))).rejects.toMatchObject({ code: 'timeout' })
    const next = await quick.extract(await fixture('resumes/es-pdfkit-aguero.pdf'))
    expect(next.lines[0]?.text).toBe('Sofía Belén Agüero')
    await quick.close()
  })

  it('is aborted above the memory limit', async () => {
    const small = createReader({ growthBytes: 20 * 1024 * 1024 })
    await expect(small.extract(await fixture('hostile/q-stack-1e6.pdf'))).rejects.toMatchObject({ code: 'too-complex' })
    await small.close()
  })

  it('is aborted with its signal', async () => {
    const gone = new AbortController()
    const other = createReader()
    const reading = other.extract(await fixture('hostile/q-stack-1e6.pdf'), { signal: gone.signal })
    setTimeout(() => gone.abort(), 300)
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
    await other.close()
  })
})

describe('extraction on all platforms', () => {
  it('gives the same lines in the child process, on Workers and with the browser build of pdf.js', async () => {
    const worker = createWorkerReader()
    const modern = await import('pdfjs-dist')
    for (const name of RESUMES) {
      const bytes = await fixture(`resumes/${name}.pdf`)
      const child = await reader.extract(bytes)
      const inProcess = await worker.extract(bytes)
      const browser = await extractPdf(modern, bytes, { hazards: 'after' })
      expect(getDocumentText(browser), name).toBe(getDocumentText(child))
      expect(
        inProcess.lines.map((l) => [l.page, l.column, l.x, l.y]),
        name,
      ).toEqual(child.lines.map((l) => [l.page, l.column, l.x, l.y]))
    }
  })

  it('rejects large files on Workers', async () => {
    await expect(createWorkerReader().extract(new Uint8Array(600 * 1024))).rejects.toMatchObject({
      code: 'too-complex',
    })
  })
})
