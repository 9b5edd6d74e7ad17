import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import type { CliDependencies } from '#api/cli/command.ts'
import { decodeTextFile } from '#api/cli/open-input.ts'
import { runCli } from '#api/cli/run.ts'
import { AppError } from '#shared/errors.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { buildPdfWithAttachments } from '#test/utils/files/europass-pdf.ts'
import { buildLinkedInExport, readExportFolder } from '#test/utils/files/linkedin-export.ts'
import { corpusFile } from '#test/utils/paths.ts'

const candidate = readFileSync(corpusFile('structured/europass/candidate-en.xml'))
const FILES: Record<string, string | Uint8Array> = {
  'europass.pdf': buildPdfWithAttachments({ 'attachment.xml': candidate }),
  'europass.xml': candidate,
  'linkedin.zip': buildLinkedInExport(readExportFolder('linkedin-en')),
  'other.zip': buildLinkedInExport({ 'messages.csv': 'FROM,TO' }),
  'cv.pdf': 'Ana Ruiz\nana@example.com',
  'cv.txt': 'Ana Ruiz\nana@example.com\n\nSkills\nExcel, SAP',
  'cv.json': '{"basics":{"name":"Ana Ruiz"}}',
  'bad.json': '{',
}

const run = async (...args: string[]) => {
  const out: string[] = []
  const err: string[] = []
  const tools: CliDependencies = {
    extractFile: async (bytes) => {
      if (bytes.length === 0) throw new AppError('damaged')
      return extractText(new TextDecoder().decode(bytes))
    },
    loadPdfjs,
    readBytes: async (path) => {
      const text = path === 'broken.pdf' ? '' : FILES[path]
      if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
      return typeof text === 'string' ? new TextEncoder().encode(text) : text
    },
    readSecret: async () => '',
    writeBytes: async (path, bytes) => {
      FILES[path] = bytes
    },
    now: () => 0,
  }
  const io = { out: (l: string) => out.push(l), err: (l: string) => err.push(l), startFile: () => {}, clock: () => 0 }
  const code = await runCli(args, tools, io)
  return { code, out: out.map((line) => JSON.parse(line)), err: err.join('\n') }
}

describe('the command line', () => {
  it('renders a Word file, by its format or its name, and renders it again from there', async () => {
    FILES['word-cv.json'] = JSON.stringify(sampleEs)
    const { code, out } = await run('render', 'word-cv.json', '--template', 'clara', '--format', 'docx', '-o', 'a')
    expect([code, out[0].out]).toEqual([0, 'a'])
    await run('render', 'word-cv.json', '--template', 'clara', '-o', 'b.docx')
    expect(FILES['b.docx']).toEqual(FILES['a'])
    await run('render', 'b.docx', '-o', 'c.docx')
    expect(FILES['c.docx']).toEqual(FILES['b.docx'])
    expect((await run('render', 'word-cv.json', '--format', 'rtf', '-o', 'd')).code).toBe(2)
  })

  it('gives a rendered resume back as it was, and renders it again from the PDF', async () => {
    const original = (await run('parse', 'cv.json')).out[0]
    await run('render', 'cv.json', '--template', 'clara', '--lang', 'es', '-o', 'rendered.pdf')
    const { personalInfo, sections, styling } = (await run('parse', 'rendered.pdf')).out[0]
    expect({ personalInfo, sections }).toEqual({ personalInfo: original.personalInfo, sections: original.sections })
    expect(styling.template).toBe('clara')
    await run('render', 'rendered.pdf', '-o', 'again.pdf')
    expect(FILES['again.pdf']).toEqual(FILES['rendered.pdf'])
  })

  it('reads the page of a PDF whose data is damaged, and says so', async () => {
    FILES['damaged.pdf'] = buildPdfWithAttachments({ 'resume.faro.json': new TextEncoder().encode('{"faro":{}}') })
    expect((await run('parse', 'damaged.pdf')).out[0]).toMatchObject({ refusedData: 'invalid-document' })
  })

  it('prints the result of one file', async () => {
    const { code, out } = await run('parse', 'cv.txt')
    expect(code).toBe(0)
    expect(out).toHaveLength(1)
    expect(out[0]).toMatchObject({
      personalInfo: { fullName: 'Ana Ruiz' },
      sections: { skills: { technical: ['Excel', 'SAP'] } },
    })
  })

  it('prints one line per file; an invalid file does not stop the others', async () => {
    const { code, out } = await run('parse', 'cv.pdf', 'broken.pdf', 'bad.json', 'none.txt', 'cv.json')
    expect(code).toBe(0)
    expect(out.map((row) => [row.file, row.error?.code ?? 'ok'])).toEqual([
      ['cv.pdf', 'ok'],
      ['broken.pdf', 'damaged'],
      ['bad.json', 'invalid-json'],
      ['none.txt', 'not-found'],
      ['cv.json', 'ok'],
    ])
    expect(out.every((row) => typeof row.ms === 'number')).toBe(true)
  })

  it.each([
    ['linkedin.zip', 'Maeve Sorrel-Tinsley'],
    ['europass.xml', 'Tiago Velhinho Rato'],
    ['europass.pdf', 'Tiago Velhinho Rato'],
  ])('parse imports the data of %s and prints what it dropped', async (file, fullName) => {
    const { out } = await run('parse', file)
    expect(out[0]).toMatchObject({ personalInfo: { fullName }, dropped: expect.arrayContaining([expect.anything()]) })
  })

  it('other commands take the text of a PDF with data in it', async () => {
    const { out } = await run('extract', 'europass.pdf')
    expect(out[0].text).toContain('PDF')
  })

  it('exits with 3 and an error code when a single file cannot be read', async () => {
    const { code, err } = await run('extract', 'broken.pdf')
    expect(code).toBe(3)
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'damaged', message: expect.stringContaining('damaged') } })
  })

  it('extract prints text and lines with positions', async () => {
    const { out } = await run('extract', 'cv.pdf')
    expect(out[0]).toMatchObject({ pages: 1, text: 'Ana Ruiz\nana@example.com', hazards: [] })
    expect(Object.keys(out[0].lines[0])).toEqual(['page', 'text', 'x', 'y', 'size', 'bold'])
  })

  it.each([[[]], [['nothing']], [['parse']], [['parse', '--wrong', 'cv.pdf']], [['constructor']]])(
    'exits with 2 and the usage for %j',
    async (args) => {
      const { code, err, out } = await run(...args)
      expect([code, out]).toEqual([2, []])
      expect(err).toContain('usage:')
    },
  )
})

describe('text files', () => {
  it('are decoded as UTF-8, UTF-16 with a byte order mark, else Windows-1252', () => {
    expect(decodeTextFile(new TextEncoder().encode('Núñez'))).toBe('Núñez')
    expect(decodeTextFile(Uint8Array.of(0xff, 0xfe, 0x4e, 0, 0xfa, 0))).toBe('Nú')
    expect(decodeTextFile(Uint8Array.of(0x4e, 0xfa, 0xf1))).toBe('Núñ')
  })
})
