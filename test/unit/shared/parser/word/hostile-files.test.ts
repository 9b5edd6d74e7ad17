import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { extractDocx } from '#shared/parser/word/extract-docx.ts'
import { extractOdt } from '#shared/parser/word/extract-odt.ts'
import { buildDocx, buildOdt, paragraph, run, table } from '#test/utils/files/docx-builder.ts'

const codeOf = (read: () => unknown): string => {
  try {
    read()
    return 'read'
  } catch (error) {
    return error instanceof AppError ? error.code : `bug: ${String(error)}`
  }
}
const withDocument = (xml: string, level: 0 | 6 = 6): Uint8Array =>
  buildDocx({ body: '', files: { 'word/document.xml': xml }, level })
/** Runs that do not compress as well as a bomb does. */
const runs = (count: number, wrap = (inside: string) => inside): string =>
  Array.from({ length: count }, (_, i) => wrap(`<w:r><w:t>${(i * 7_919) % 99_991} </w:t></w:r>`)).join('')
const toDocument = (inside: string, before = ''): string =>
  `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`
const ole = (name: string): Uint8Array => {
  const bytes = new Uint8Array(4_096)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (let i = 0; i < name.length; i++) bytes[1_024 + 2 * i] = name.charCodeAt(i)
  return bytes
}
/** A DOCX whose directory says that its text inflates to `bytes`. */
const lieAboutSize = (docx: Uint8Array, bytes: number): Uint8Array => {
  const changed = docx.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true)
  return changed
}
const markEncrypted = (docx: Uint8Array): Uint8Array => {
  const changed = docx.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
  return changed
}
const bomb = withDocument(toDocument(paragraph('x'.repeat(60_000_000))))
const valid = buildDocx({ body: paragraph('Ana Ruiz') })
const picture = '<w:r><w:drawing><wp:inline><a:blip/></wp:inline></w:drawing></w:r>'

describe('hostile DOCX files', () => {
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['text', strToU8('Ana Ruiz, engineer'), 'unsupported-file'],
    ['another archive', zipSync({ 'a.txt': strToU8('x') }), 'unsupported-file'],
    ['a file over 10 MB', new Uint8Array(11 * 1024 * 1024), 'too-large'],
    ['an old Word file', ole('WordDocument'), 'old-word'],
    ['a file with a password', ole('EncryptedPackage'), 'encrypted'],
    ['another OLE file', ole('Workbook'), 'unsupported-file'],
    ['an archive with a password', markEncrypted(valid), 'encrypted'],
    ['a bomb that says so', bomb, 'too-large'],
    ['a bomb that does not', lieAboutSize(bomb, 100), 'too-large'],
    ['a size of 4 GB', lieAboutSize(valid, 0xfffffff0), 'too-large'],
    ['a cut file', valid.subarray(0, valid.length - 200), 'damaged'],
    ['a DOCTYPE', withDocument(toDocument(paragraph('x'), '<!DOCTYPE w [<!ENTITY a "b">]>')), 'damaged'],
    ['unclosed tags', withDocument('<w:document'), 'damaged'],
    ['closed tags that were not open', withDocument('</a></b>'), 'damaged'],
    ['no body', withDocument('<a/>'), 'damaged'],
    ['deep elements', withDocument(toDocument('<w:sdt>'.repeat(5_000))), 'too-complex'],
    ['no text', buildDocx({ body: paragraph('') }), 'empty'],
    ['pictures alone', buildDocx({ body: paragraph(picture) }), 'scanned'],
  ])('refuses %s', (_, bytes, code) => {
    expect(codeOf(() => extractDocx(bytes))).toBe(code)
  })

  it('stops when it is cancelled', () => {
    expect(codeOf(() => extractDocx(valid, { signal: { aborted: true } }))).toBe('cancelled')
  })

  it('does not resolve entities of its own', () => {
    const xml = toDocument(paragraph('<w:r><w:t>&a;&#0;&#x110000;</w:t></w:r>'))
    expect(extractDocx(withDocument(xml)).lines.map(({ text }) => text)).toEqual(['&a;'])
  })

  it.each<[name: string, body: string, level: 0 | 6]>([
    ['a million runs', paragraph(runs(1_000_000)), 6],
    ['ten thousand tables', table([3_000, 3_000], [['Java', 'Expert']]).repeat(10_000), 0],
    ['tabs in one paragraph', paragraph(`<w:r>${'<w:tab/><w:t>a</w:t>'.repeat(150_000)}</w:r>`), 0],
    ['one long attribute list', `<w:p ${'a '.repeat(2_000_000)}>${run('x')}</w:p>`, 0],
    ['one long name', `<w:p ${'a'.repeat(2_000_000)}>${run('x')}</w:p>`, 0],
    ['one text without a space', paragraph('x'.repeat(2_000_000)), 0],
    ['ampersands', paragraph(`<w:r><w:t>${'&'.repeat(2_000_000)}</w:t></w:r>`), 0],
    ['quotes', `<w:p ${'a="\' '.repeat(100_000)}">${run('x')}</w:p>`, 0],
  ])('reads %s', (_, body, level) => {
    const file = withDocument(toDocument(body), level)
    const texts = extractDocx(file).lines.map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.every((text) => text.length <= 4_000)).toBe(true)
  })

  it('says when it leaves text out', () => {
    const { hazards } = extractDocx(withDocument(toDocument(runs(200_000, paragraph))))
    expect(hazards.map(({ code }) => code)).toContain('truncated')
  })
})

describe('hostile ODT files', () => {
  const manifest =
    '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
  it.each([
    ['a DOCX', valid, 'unsupported-file'],
    ['a password', buildOdt('<text:p>x</text:p>', '', { 'META-INF/manifest.xml': manifest }), 'encrypted'],
    ['no text', buildOdt(''), 'empty'],
    ['a million spaces', buildOdt(`<text:p>a<text:s text:c="1000000000"/>b</text:p>`), 'read'],
    [
      'a column repeated',
      buildOdt(
        '<table:table><table:table-column table:number-columns-repeated="999999999"/></table:table><text:p>x</text:p>',
      ),
      'read',
    ],
  ])('%s', (_, bytes, code) => {
    expect(codeOf(() => extractOdt(bytes))).toBe(code)
  })
})
