import { Inflate, strFromU8 } from 'fflate'
import { AppError } from '../errors.ts'

/** A file of an archive as the directory describes it; sizes in bytes, as declared. */
interface ZipEntry {
  readonly name: string
  readonly compressedBytes: number
  readonly inflatedBytes: number
  readonly isEncrypted: boolean
  readonly method: number
  /** Offset of its local header. */
  readonly offset: number
}

export interface ZipArchive {
  readonly entries: ReadonlyMap<string, ZipEntry>
  /** Inflates one file, undefined when there is none. Throws `damaged`, `encrypted`, `too-large`. */
  readonly read: (name: string) => Uint8Array | undefined
}

const MAX_INFLATED_BYTES = 40 * 1024 * 1024
/** XML compresses up to 60 times; a bomb up to 1,032 times. Small files are not measured. */
const MAX_RATIO = 200
const MIN_RATIO_BYTES = 1024 * 1024
const MAX_ENTRIES = 20_000
/** Compressed bytes that are inflated at once: what a bomb can add before it is seen. */
const CHUNK_BYTES = 8 * 1024

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const MAX_COMMENT_BYTES = 0xffff
const STORED = 0
const DEFLATED = 8

/**
 * Reads the directory of a ZIP archive; nothing is inflated yet. `maxBytes` is for all files that are read of it, inflated.
 * Throws `damaged` or `too-complex`.
 */
export const openZip = (bytes: Uint8Array, maxBytes = MAX_INFLATED_BYTES): ZipArchive => {
  const entries = readDirectory(bytes)
  let inflated = 0
  const read = (name: string): Uint8Array | undefined => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const file = readEntry(bytes, entry, maxBytes - inflated)
    inflated += file.length
    return file
  }
  return { entries, read }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const readDirectory = (bytes: Uint8Array): Map<string, ZipEntry> => {
  const view = viewOf(bytes)
  const end = findEnd(view)
  if (end < 0) throw new AppError('damaged')
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new AppError('too-complex')
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) break
    const nameBytes = view.getUint16(at + 28, true)
    const name = strFromU8(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)).replaceAll('\\', '/')
    if (!entries.has(name))
      entries.set(name, {
        name,
        compressedBytes: view.getUint32(at + 20, true),
        inflatedBytes: view.getUint32(at + 24, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        offset: view.getUint32(at + 42, true),
      })
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (entries.size === 0) throw new AppError('damaged')
  return entries
}

/** The end record stands last, before a comment of up to 64 KB. */
const findEnd = (view: DataView): number => {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  return -1
}

const readEntry = (bytes: Uint8Array, entry: ZipEntry, room: number): Uint8Array => {
  if (entry.isEncrypted) throw new AppError('encrypted')
  const limit = Math.min(room, Math.max(MIN_RATIO_BYTES, entry.compressedBytes * MAX_RATIO))
  if (entry.inflatedBytes > limit) throw new AppError('too-large')
  const view = viewOf(bytes)
  const { offset } = entry
  if (offset + LOCAL_BYTES > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE)
    throw new AppError('damaged')
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const data = bytes.subarray(start, start + entry.compressedBytes)
  if (entry.method === STORED) return data
  if (entry.method !== DEFLATED) throw new AppError('damaged')
  return inflateWithin(data, limit)
}

/** Inflates piece by piece, because a bomb may declare a small size. */
const inflateWithin = (data: Uint8Array, limit: number): Uint8Array => {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((chunk) => {
    length += chunk.length
    if (length > limit) throw new AppError('too-large')
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at < data.length; at += CHUNK_BYTES)
      inflate.push(data.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= data.length)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('damaged', {}, error)
  }
  const inflated = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    inflated.set(chunk, at)
    at += chunk.length
  }
  return inflated
}
