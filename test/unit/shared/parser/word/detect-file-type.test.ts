import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { detectFileType } from '#shared/parser/detect-file-type.ts'
import { buildDocx, buildOdt, paragraph } from '#test/utils/files/docx-builder.ts'

const ole = (name: string): Uint8Array =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...[...name].flatMap((c) => [c.charCodeAt(0), 0])])
const bytesOf = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes)

describe('detectFileType', () => {
  it.each([
    ['pdf', strToU8('%PDF-1.7\n')],
    ['pdf', strToU8('\n\n junk %PDF-1.4\n')],
    ['docx', buildDocx({ body: paragraph('Ana') })],
    ['odt', buildOdt('<text:p>Ana</text:p>')],
    ['doc', ole('WordDocument')],
    ['docx', ole('xx EncryptedPackage')],
    ['unknown', ole('Workbook')],
    ['pages', zipSync({ 'Index/Document.iwa': strToU8('x'), 'preview.jpg': strToU8('x') })],
    ['zip', zipSync({ 'a.txt': strToU8('x') })],
    ['rtf', strToU8('{\\rtf1\\ansi Ana}')],
    ['image', bytesOf(0xff, 0xd8, 0xff, 0xe0)],
    ['image', bytesOf(0x89, 0x50, 0x4e, 0x47)],
    ['image', strToU8('RIFF\0\0\0\0WEBPVP8 ')],
    ['image', strToU8('\0\0\0\x18ftypheic')],
    ['json', strToU8('\ufeff  {"basics": {}}')],
    ['json', strToU8('[]')],
    ['text', strToU8('Ana Ruiz\n[Engineer] {x}\n')],
    ['text', strToU8('{Ana} is an engineer')],
    ['text', bytesOf(0xff, 0xfe, 0x41, 0)],
    ['unknown', bytesOf(0, 1, 2, 3, 4, 5)],
    ['unknown', bytesOf()],
  ] as const)('%s', (type, bytes) => {
    expect(detectFileType(bytes)).toBe(type)
  })
})
