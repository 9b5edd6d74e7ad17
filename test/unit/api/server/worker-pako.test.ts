import { strToU8, zlibSync } from 'fflate'
import { expect, it } from 'vitest'
import { deflate, Inflate, inflate } from '#api/server/worker/pako.ts'

const bytes = strToU8('a picture in parts '.repeat(500))
const stream = zlibSync(bytes)

it('inflates a stream that comes in parts', () => {
  const inflator = new Inflate()
  for (let at = 0; at < stream.length; at += 7) inflator.push(stream.subarray(at, at + 7))
  expect(inflator.err).toBe(0)
  expect(inflator.result).toEqual(bytes)
})

it('throws for a damaged stream', () => {
  const inflator = new Inflate()
  inflator.push(stream.subarray(0, 20))
  expect(() => inflator.result).toThrow()
})

it('inflates what it deflates', () => {
  expect(inflate(deflate(bytes))).toEqual(bytes)
})
