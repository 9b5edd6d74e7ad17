import { Zip, type ZipInputFile } from 'fflate'
import { unsafeCast } from '#shared/cast.ts'

const DEFLATE = 8

export interface DeflatedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Bytes and checksum before deflating. */
  readonly size: number
  readonly crc: number
}

/** A ZIP of files that are deflated already, read one at a time as the consumer asks. `onCancel`: the consumer is gone. */
export const createZipStream = (
  files: AsyncIterator<DeflatedFile>,
  mtime: Date,
  onCancel: () => void,
): ReadableStream<Uint8Array> => {
  let zip: Zip
  const addFile = ({ name, bytes, size, crc }: DeflatedFile): void => {
    const file: ZipInputFile = { filename: name, size, crc, compression: DEFLATE, mtime }
    zip.add(file)
    file.ondata?.(null, unsafeCast<Uint8Array<ArrayBuffer>>(bytes, 'tasks allocate an ArrayBuffer'), true)
  }
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = new Zip((error, chunk, isLast) => {
        if (error) controller.error(error)
        else controller.enqueue(chunk)
        if (isLast) controller.close()
      })
    },
    pull: async () => {
      const { value, done } = await files.next()
      if (done) zip.end()
      else addFile(value)
    },
    cancel: async () => {
      onCancel()
      await files.return?.()
    },
  })
}
