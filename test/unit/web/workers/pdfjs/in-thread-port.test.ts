import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it, vi } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { twoPages } from '#test/bench/renderer/sample-contents.ts'
import { copyMessage, InThreadPort } from '#web/workers/pdfjs/in-thread-port.ts'
import { pdfjs } from '#web/workers/pdfjs/pdfjs.ts'

class Glyph {
  readonly unicode = 'ñ'
  readonly accent = { offset: [1, 2.5] }
  get width(): number {
    return 7
  }
}

describe('a copy of a message', () => {
  it('equals that of structuredClone', () => {
    const message = {
      text: 'ñ',
      nothing: null,
      missing: undefined,
      flags: [true, 1n, -0, Number.NaN],
      glyphs: [new Glyph(), [new Glyph()]],
      bytes: new Uint8Array([1, 2]),
      lengths: new Map([['a', [1]]]),
      names: new Set(['a']),
      day: new Date(0),
      error: new RangeError('no page'),
      bare: Object.assign(Object.create(null), { a: 1 }),
    }
    const copy = copyMessage(message)
    expect(copy).toEqual(structuredClone(message))
    expect(copy).not.toBe(message)
    message.bytes[0] = 9
    expect(copy).toMatchObject({ bytes: new Uint8Array([1, 2]), glyphs: [{ unicode: 'ñ' }, [{}]] })
  })

  it('refuses functions', () => {
    expect(() => copyMessage({ run: () => 1 })).toThrow(expect.objectContaining({ name: 'DataCloneError' }))
  })

  it('hands over what is transferred', () => {
    const bytes = new Uint8Array([1, 2])
    const { buffer } = new Float32Array(2)
    const copy = copyMessage({ bytes, buffer }, new Set([bytes.buffer, buffer]))
    expect(copy).toEqual({ bytes: new Uint8Array([1, 2]), buffer: new ArrayBuffer(8) })
    expect(Object.values(copy ?? {})).toEqual([expect.toSatisfy((value) => value === bytes), buffer])
  })
})

it('messages arrive later, in order, as they were when they were sent', async () => {
  const port = new InThreadPort()
  const stop = new AbortController()
  const received: unknown[] = []
  port.addEventListener('message', ({ data }) => received.push(data), { signal: stop.signal })
  const names = ['a']
  port.postMessage(names)
  names.length = 0
  port.postMessage('b')
  expect(received).toEqual([])
  await Promise.resolve()
  expect(received).toEqual([['a'], 'b'])
  stop.abort()
  port.postMessage('c')
  await Promise.resolve()
  expect(received).toHaveLength(2)
})

describe('pdf.js with this port', async () => {
  const template = findTemplateById('clara')
  if (!template) throw new Error('template clara is missing')
  const fonts = await createNodeFonts().load('Inter')
  const { bytes } = renderResume({ content: twoPages, template, language: 'es', fonts, now: 0 })

  const read = async (open: typeof pdfjs.getDocument) => {
    const loading = open({ data: bytes.slice(), verbosity: 0, disableFontFace: true, fontExtraProperties: true })
    const page = await (await loading.promise).getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList()
    const found = [fnArray, argsArray, await page.getTextContent(), await page.getAnnotations()]
    await loading.destroy()
    // Names of fonts have the number of the document.
    return JSON.stringify(found).replace(/g_d\d+_/g, 'g_')
  }

  it('says the same of a page', async () => {
    expect(await read(pdfjs.getDocument)).toBe(await read(getDocument))
  })

  it('serializes next to nothing', async () => {
    const clone = vi.spyOn(globalThis, 'structuredClone')
    await read(getDocument)
    const before = clone.mock.calls.length
    await read(pdfjs.getDocument)
    expect(before).toBeGreaterThan(100)
    expect(clone.mock.calls.length - before).toBeLessThan(30)
    clone.mockRestore()
  })
})
