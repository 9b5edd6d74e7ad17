import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { createInProcessTaskRunner } from '#api/adapters/task-runner/in-process.ts'
import { createNodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import { createNodeVocabulary } from '#api/adapters/vocabulary/node.ts'
import type { TaskInput, TaskName } from '#api/ports/tasks.ts'
import { createZipStream } from '#api/services/account/zip-stream.ts'
import { encodeBase64 } from '#shared/base64.ts'
import { CUSTOM_DATA, RESUME_TEXT } from '#test/contract/harness/target.ts'
import { JPEG } from '#test/utils/files/pictures.ts'

const children = createNodeTaskRunner({ processes: 1 })
afterAll(() => children.close())
const inProcess = createInProcessTaskRunner(createNodeFonts(), createNodeVocabulary())

const NOW = Date.UTC(2026, 10, 20)
const SOURCE = { layout: null, text: RESUME_TEXT }
const ANALYZE: TaskInput<'analyze'> = {
  ...SOURCE,
  job: 'SQL and React',
  language: 'es',
  country: 'MX',
  now: NOW,
  adviceLevel: 'basic' as const,
}

const runOnBoth = async <N extends TaskName>(name: N, input: TaskInput<N>) =>
  [await children.run(name, input), await inProcess.run(name, input)] as const

describe('a task gives the same in a child process and on Workers', () => {
  it('analyze, with the request for a model', async () => {
    const [child, own] = await runOnBoth('analyze', ANALYZE)
    expect(JSON.stringify(child)).toBe(JSON.stringify(own))
    expect(child.analysis.overallScore).toBeGreaterThan(0)
    expect(child.analysis.country).toEqual({ code: 'MX', source: 'set', confidence: 1 })
    expect(child.advice?.request.text).not.toContain('ana@example.com')
  })

  it('verify-advice, of which only what quotes the resume is kept', async () => {
    const { advice } = await children.run('analyze', ANALYZE)
    const items = [
      {
        kind: 'suggestion',
        category: 'content',
        text: 'Say what the services did.',
        quote: 'Desarrollé tres servicios',
      },
      { kind: 'suggestion', category: 'content', text: 'Say more about this.', quote: 'not in this resume at all' },
    ] satisfies TaskInput<'verify-advice'>['items']
    const [child, own] = await runOnBoth('verify-advice', { items, state: advice?.state ?? '' })
    expect(child).toEqual(own)
    expect(child.items).toEqual([items[0]])
  })

  it('improve, whose entries have ids of their own', async () => {
    const [child, own] = await runOnBoth('improve', { ...SOURCE, language: 'es', withRewrites: true })
    const withoutIds = (json: string) => json.replaceAll(/[0-9a-f]{32}/g, 'id')
    expect(withoutIds(child.document)).toBe(withoutIds(own.document))
    expect(child.rewrites?.request).toEqual(own.rewrites?.request)
  })

  it('verify-rewrites, which replace the change of the rules for their field', async () => {
    const { rewrites, changes } = await children.run('improve', { ...SOURCE, language: 'es', withRewrites: true })
    const before = rewrites?.request.lines[0] ?? ''
    const given = [{ line: 0, before, after: before.replace('que redujeron', 'y reduje'), reason: 'Más directo.' }]
    const [child, own] = await runOnBoth('verify-rewrites', { rewrites: given, state: rewrites?.state ?? '' })
    expect(child).toEqual(own)
    expect(child.count).toBe(1)
    expect(child.changes).not.toBe(changes)
  })

  it('render-resume, draw-pages and render-report, to the byte', async () => {
    const content = JSON.stringify(CUSTOM_DATA)
    const [child, own] = await runOnBoth('render-resume', { content, templateId: 'clara', language: 'es', now: NOW })
    expect(Buffer.from(child.bytes).equals(Buffer.from(own.bytes))).toBe(true)
    const [drawn, ownDrawn] = await runOnBoth('draw-pages', { content, templateId: 'clara', language: 'es' })
    expect(drawn).toEqual(ownDrawn)
    const { analysis } = await children.run('analyze', ANALYZE)
    const stored = JSON.stringify({ analysis })
    const [report, ownReport] = await runOnBoth('render-report', {
      stored,
      language: 'en',
      fileName: 'cv.pdf',
      brand: null,
    })
    expect(Buffer.from(report.bytes).equals(Buffer.from(ownReport.bytes))).toBe(true)
  })

  it('draw-pages, with the photo where it is shown', async () => {
    const photo = `data:image/jpeg;base64,${encodeBase64(JPEG)}`
    const personalInfo = { ...CUSTOM_DATA.personalInfo, photo }
    const draw = async (showPhoto: boolean) => {
      const content = JSON.stringify({ ...CUSTOM_DATA, personalInfo, styling: { ...CUSTOM_DATA.styling, showPhoto } })
      const { pages, hasPictures } = await inProcess.run('draw-pages', {
        content,
        templateId: 'toledo',
        language: 'es',
      })
      return [hasPictures, pages.join('').includes(photo)]
    }
    expect(await draw(true)).toEqual([true, true])
    expect(await draw(false)).toEqual([false, false])
  })

  it('encode-files, as entries of a ZIP that other programs open', async () => {
    const files = [
      { name: 'a.txt', text: 'Año' },
      { name: 'b.json', json: '{"a":[1]}' },
      {
        name: 'c.json',
        record: { id: 'x', layout: '{"b":2}', job: '{"no":1}', none: null },
        jsonFields: ['layout', 'none'],
      },
    ]
    const [child, own] = await runOnBoth('encode-files', { files })
    expect(child).toEqual(own)
    const stream = createZipStream(
      (async function* () {
        yield* child.files
      })(),
      new Date(NOW),
      () => {},
    )
    const zip = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()))
    const texts = Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]))
    expect(texts['a.txt']).toBe('Año')
    expect(texts['b.json']).toBe('{\n  "a": [\n    1\n  ]\n}')
    expect(JSON.parse(texts['c.json'] ?? '')).toEqual({ id: 'x', layout: { b: 2 }, job: '{"no":1}', none: null })
  })
})

describe('a task fails', () => {
  it('with its own code', async () => {
    const layout = '{"version":1,"lines":"none"}'
    await expect(children.run('check-layout', { layout })).rejects.toMatchObject({ code: 'invalid-document' })
    const unknown = { content: JSON.stringify(CUSTOM_DATA), templateId: 'none', language: 'es' as const, now: NOW }
    await expect(children.run('render-resume', unknown)).rejects.toMatchObject({ code: 'unknown-template' })
  })

  it('as internal, with the place of the cause for the log, when it has no code', async () => {
    const broken = children.run('verify-advice', { items: [], state: '{' })
    await expect(broken).rejects.toMatchObject({ code: 'internal', cause: { name: 'SyntaxError' } })
  })

  it('at its deadline, each time in a process of its own', async () => {
    const quick = createNodeTaskRunner({ processes: 1, deadlineMs: 1 })
    await expect(quick.run('analyze', ANALYZE)).rejects.toMatchObject({ code: 'timeout' })
    await expect(quick.run('analyze', ANALYZE)).rejects.toMatchObject({ code: 'timeout' })
    await quick.close()
  })

  it('above its memory', async () => {
    const small = createNodeTaskRunner({ processes: 1, growthBytes: -1 })
    const text = RESUME_TEXT.repeat(100)
    await expect(small.run('analyze', { ...ANALYZE, text })).rejects.toMatchObject({ code: 'too-complex' })
    await small.close()
  })

  it('when nobody waits for it', async () => {
    const gone = new AbortController()
    const running = children.run('analyze', ANALYZE, { signal: gone.signal })
    gone.abort()
    await expect(running).rejects.toMatchObject({ code: 'cancelled' })
    expect(await children.run('extract-text', { text: 'Ana Ruiz' })).toHaveProperty('layout')
  })

  it('on Workers before it starts, when its text is too long to be stopped', async () => {
    const text = 'a '.repeat(50_001)
    await expect(inProcess.run('extract-text', { text })).rejects.toMatchObject({ code: 'too-complex' })
    const photo = `data:image/png;base64,${'A'.repeat(600_000)}`
    const content = { ...CUSTOM_DATA, personalInfo: { ...CUSTOM_DATA.personalInfo, photo } }
    const render = { templateId: 'none', language: 'es' as const, now: NOW }
    const run = (value: unknown) => inProcess.run('render-resume', { ...render, content: JSON.stringify(value) })
    await expect(run(content)).rejects.toMatchObject({ code: 'unknown-template' })
    const sections = { summary: 'a'.repeat(150_000) }
    await expect(run({ ...content, sections })).rejects.toMatchObject({ code: 'too-complex' })
  })
})
