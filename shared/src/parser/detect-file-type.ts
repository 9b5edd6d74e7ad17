import { strFromU8 } from 'fflate'

export type FileType = 'pdf' | 'docx' | 'odt' | 'doc' | 'image' | 'pages' | 'rtf' | 'zip' | 'json' | 'text' | 'unknown'

/** A PDF may have other bytes before its header. */
const PDF_HEADER_BYTES = 1_024
/** What tells text from other bytes, and JSON from text. */
const TEXT_SAMPLE_BYTES = 4_096
const MAX_CONTROL_SHARE = 0.01
/** The directory of a ZIP archive is looked for in so much of its end. */
const ZIP_DIRECTORY_BYTES = 512 * 1024

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06]

/** JPEG, PNG, GIF, BMP and TIFF. */
const IMAGES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]

/**
 * What a file is by its content; its name is not asked. Word files with a password are `docx`, whose reader says so.
 * Linear in the file's size.
 */
export const detectFileType = (bytes: Uint8Array): FileType => {
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return detectArchiveType(bytes)
  if (startsWith(bytes, OLE))
    return isEncryptedOffice(bytes) ? 'docx' : hasUtf16Name(bytes, 'WordDocument') ? 'doc' : 'unknown'
  if (ascii(bytes, 0, PDF_HEADER_BYTES).includes('%PDF-')) return 'pdf'
  if (ascii(bytes, 0, 5) === '{\\rtf') return 'rtf'
  if (isImage(bytes)) return 'image'
  return detectTextType(bytes)
}

/** Whether a file is an Office file with a password: an OLE container around the encrypted archive. */
export const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, OLE) && hasUtf16Name(bytes, 'EncryptedPackage')

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte)

const ascii = (bytes: Uint8Array, from: number, to: number): string => strFromU8(bytes.subarray(from, to), true)

const isImage = (bytes: Uint8Array): boolean => {
  if (IMAGES.some((signature) => startsWith(bytes, signature))) return true
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true
  return /^ftyp(?:hei|mif|avif)/.test(ascii(bytes, 4, 12))
}

/** Names of a ZIP archive stand in its directory, at its end; the first one also at its start. */
const detectArchiveType = (bytes: Uint8Array): FileType => {
  const start = ascii(bytes, 0, 200)
  const names = start + ascii(bytes, Math.max(0, bytes.length - ZIP_DIRECTORY_BYTES), bytes.length)
  if (start.includes('mimetypeapplication/vnd.oasis.opendocument.text')) return 'odt'
  if (names.includes('word/') && names.includes('[Content_Types].xml')) return 'docx'
  if (/Index\/Document\.iwa|index\.apxl|Index\.zip/i.test(names)) return 'pages'
  return 'zip'
}

/** Whether an OLE container has a stream of this name; names are UTF-16. */
const hasUtf16Name = (bytes: Uint8Array, name: string): boolean => {
  const first = name.charCodeAt(0)
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let i = 1
    while (i < name.length && bytes[at + 2 * i] === name.charCodeAt(i) && bytes[at + 2 * i - 1] === 0) i++
    if (i === name.length) return true
  }
  return false
}

const detectTextType = (bytes: Uint8Array): FileType => {
  const sample = bytes.subarray(0, TEXT_SAMPLE_BYTES)
  if (sample.length === 0) return 'unknown'
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  if (isUtf16) return 'text'
  const controls = sample.filter(
    (byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12,
  ).length
  if (controls > sample.length * MAX_CONTROL_SHARE) return 'unknown'
  return /^(?:\u00ef\u00bb\u00bf)?\s*[[{]\s*(?:["[{\]}\d-]|true|false|null)/.test(ascii(sample, 0, sample.length))
    ? 'json'
    : 'text'
}
