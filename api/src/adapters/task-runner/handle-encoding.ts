import { strToU8, zipSync } from 'fflate'
import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'

const LEVEL = 6
/** Of the header before the only file of an archive. */
const HEADER = { bytes: 30, crcAt: 14, packedSizeAt: 18, sizeAt: 22, nameLengthAt: 26, extraLengthAt: 28 } as const

type File = TaskInput<'encode-files'>['files'][number]

/** Files of the export as deflated bytes, with size and checksum before deflating. */
export const encodeFiles = ({ files }: TaskInput<'encode-files'>): TaskOutput<'encode-files'> => ({
  files: files.map((file) => ({ name: file.name, ...deflateText(formatFile(file)) })),
})

/** An archive of one file has its checksum, its size and its deflated bytes. */
const deflateText = (text: string) => {
  const archive = zipSync({ file: strToU8(text) }, { level: LEVEL })
  const view = new DataView(archive.buffer, archive.byteOffset)
  const from = HEADER.bytes + view.getUint16(HEADER.nameLengthAt, true) + view.getUint16(HEADER.extraLengthAt, true)
  const bytes = archive.slice(from, from + view.getUint32(HEADER.packedSizeAt, true))
  return {
    bytes,
    size: view.getUint32(HEADER.sizeAt, true),
    crc: view.getUint32(HEADER.crcAt, true),
  }
}

const formatFile = (file: File): string => {
  if ('text' in file) return file.text
  if ('json' in file) return JSON.stringify(JSON.parse(file.json), null, 2)
  const entries = Object.entries(file.record).map(([name, value]) => [
    name,
    file.jsonFields.includes(name) && typeof value === 'string' ? JSON.parse(value) : value,
  ])
  return JSON.stringify(Object.fromEntries(entries), null, 2)
}
