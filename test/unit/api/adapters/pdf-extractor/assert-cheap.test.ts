import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeAscii85 } from '#api/adapters/pdf-extractor/ascii85.ts'
import { assertCheap } from '#api/adapters/pdf-extractor/assert-cheap.ts'
import { corpusFile } from '#test/utils/paths.ts'

const read = (name: string) => new Uint8Array(readFileSync(corpusFile(name)))
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A file of one stream; only what the check looks at. */
const pdfWith = (dictionary: string, data: Uint8Array, newline = '\n') =>
  new Uint8Array(
    Buffer.concat([
      latin1(`%PDF-1.7\n4 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream${newline}`),
      data,
      latin1('\nendstream\nendobj\n'),
    ]),
  )

const check = (bytes: Uint8Array): string => {
  try {
    assertCheap(bytes)
    return 'cheap'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const CONTENT = Buffer.from('BT (x) Tj ET\n'.repeat(500_000))
const FLATE = '/Filter /FlateDecode'
const encodeAscii85 = (data: Uint8Array): Buffer => {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
  let text = ''
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at)
    let group = ''
    for (let i = 0; i < 5; i++, value = Math.floor(value / 85)) group = String.fromCharCode(33 + (value % 85)) + group
    text += group
  }
  return latin1(`${text}~>`)
}

describe('the check before a PDF is parsed on Workers', () => {
  it.each(['bomb-flate-64m-ops', 'bomb-one-string-20m', 'q-stack-1e6', 'bomb-flate-1g-spaces', 'many-items-150k'])(
    'refuses %s',
    (name) => expect(check(read(`hostile/${name}.pdf`))).toBe('too-complex'),
  )

  it('passes every CV of the corpus', () => {
    const files = readdirSync(corpusFile('resumes')).filter((name) => name.endsWith('.pdf'))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((name) => check(read(`resumes/${name}`)) !== 'cheap')).toEqual([])
  })

  it.each([
    ['content', FLATE, deflateSync(CONTENT)],
    ['a name with escapes', '/Filter /Fl#61teDecode', deflateSync(CONTENT)],
    ['filters in another object', '/Filter 7 0 R', deflateSync(CONTENT)],
    ['content that calls itself a picture', `/Subtype /Image ${FLATE}`, deflateSync(CONTENT)],
    ['ASCII85 around Flate', '/Filter [/ASCII85Decode /FlateDecode]', encodeAscii85(deflateSync(CONTENT))],
    ['Flate twice', '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(CONTENT))],
    ['LZW', '/Filter /LZWDecode', Buffer.alloc(60_000)],
    ['open states without a filter', '', Buffer.from('q '.repeat(5_000))],
    ['objects in object streams', '/Type /ObjStm /N 30000', Buffer.from('1 0')],
    ['pages', '', Buffer.from('<< /Type /Page >> '.repeat(300))],
  ])('refuses too much of %s', (_, dictionary, data) => {
    expect(check(pdfWith(dictionary, data))).toBe('too-complex')
  })

  it('refuses a bomb that begins on the line after the keyword, or hides an end in its data', () => {
    expect(check(pdfWith(FLATE, deflateSync(CONTENT), '  \r\n'))).toBe('too-complex')
    const stored = deflateSync(Buffer.from('endstream'.repeat(4_000)), { level: 0 })
    expect(check(pdfWith(FLATE, stored))).toBe('cheap')
    const bomb = deflateSync(Buffer.concat([Buffer.from('endstream\n'), CONTENT]), { level: 1 })
    expect(check(pdfWith(FLATE, bomb))).toBe('too-complex')
  })

  it('passes large pictures', () => {
    const pixels = Buffer.from(Array.from({ length: 6_000_000 }, (_, i) => (i * 7_919) % 256))
    expect(check(pdfWith(`/Subtype /Image ${FLATE}`, deflateSync(pixels)))).toBe('cheap')
  })

  it('is linear where thousands of streams overlap', () => {
    const many = latin1(`%PDF-1.7\n${'1 0 obj<</Length 500000>>stream\n'.repeat(12_000)}`)
    expect(check(new Uint8Array(many))).toBe('too-complex')
  })
})

describe('ASCII85', () => {
  it('decodes groups, `z`, white space and a short last group', () => {
    const decode = (text: string) => Buffer.from(decodeAscii85(latin1(text))).toString('latin1')
    expect(decode('87cURD]i,"Ebo80~>')).toBe('Hello World!')
    expect(decode('87cUR\nD]i,"Ebo7~> 87cUR')).toBe('Hello World')
    expect(decode('z~>')).toBe('\0\0\0\0')
  })
})
