import { AppError } from '#shared/errors.ts'
import { decodeAscii85 } from './ascii85.ts'
import { findStreams, type RawStream } from './find-streams.ts'
import { measureStream, type StreamCost } from './stream-cost.ts'

// Of 243 real CVs of up to 512 KiB the largest has 397 objects, 222 streams, 7 pages, 24 nested states, and 1.4 MB of
// content.
const MAX_OBJECTS = 20_000
const MAX_STREAMS = 2_000
const MAX_PAGES = 200
const MAX_BYTES = 4 * 1024 * 1024
const MAX_DEPTH = 1_000
/** Streams that overlap are read more than once. */
const MAX_READS_OF_A_BYTE = 4
/** Estimate for the filters that are not decoded here, which hardly any program has written since 2000. */
const OTHER_EXPANSION = 100
const OTHER_EXPANDING = /^(?:LZW|LZWDecode|RL|RunLengthDecode)$/
const FLATE = /^(?:Fl|FlateDecode)$/
const ASCII85 = /^(?:A85|ASCII85Decode)$/

/**
 * Throws `too-complex` for a PDF whose parse could take longer than a Worker may, in time linear to its size and without
 * parsing it. What it does not see, such as encrypted streams, `limitPdfSteps` ends.
 */
export const assertCheap = (bytes: Uint8Array): void => {
  const text = new TextDecoder('latin1').decode(bytes)
  let objects = count(text, /\bobj\b/g)
  let streams = 0
  let read = 0
  let total = 0
  const isOver = (cost: StreamCost): boolean => total + cost.bytes > MAX_BYTES || cost.depth > MAX_DEPTH
  if (objects > MAX_OBJECTS || count(text, /\/Type\s*\/Page\b/g) > MAX_PAGES) throw new AppError('too-complex')
  for (const stream of findStreams(bytes, text)) {
    objects += stream.objects
    read += stream.data.length
    const cost = getCost(stream, isOver)
    if (++streams > MAX_STREAMS || objects > MAX_OBJECTS || read > bytes.length * MAX_READS_OF_A_BYTE || isOver(cost))
      throw new AppError('too-complex')
    total += cost.bytes
  }
}

const count = (text: string, pattern: RegExp): number => {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}

const getCost = ({ data, filters, isPicture }: RawStream, isOver: (cost: StreamCost) => boolean): StreamCost => {
  const [first = ''] = filters
  const rest = ASCII85.test(first) ? filters.slice(1) : filters
  // Flate after another filter expands twice.
  if (rest.slice(1).some((name) => FLATE.test(name))) return { bytes: Number.POSITIVE_INFINITY, depth: 0 }
  if (!isPicture && rest.some((name) => OTHER_EXPANDING.test(name)))
    return { bytes: data.length * OTHER_EXPANSION, depth: 0 }
  return measureStream(ASCII85.test(first) ? decodeAscii85(data) : data, isPicture, isOver)
}
