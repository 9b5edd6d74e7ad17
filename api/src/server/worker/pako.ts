import { unzlibSync, zlibSync } from 'fflate'

// Replaces pako in the Worker's script: jsPDF's PNG reader needs this much of it, and fflate, which is there anyway, is 16 kB
// gzipped smaller.

/** Inflates one zlib stream that comes in parts. */
export class Inflate {
  readonly err = 0
  readonly #parts: Uint8Array[] = []
  #result: Uint8Array | undefined

  push(part: Uint8Array): void {
    this.#parts.push(part.slice())
  }

  /** The inflated bytes. Throws when the stream is damaged. */
  get result(): Uint8Array {
    this.#result ??= unzlibSync(concat(this.#parts))
    return this.#result
  }
}

const concat = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const inflate = (bytes: Uint8Array): Uint8Array => unzlibSync(bytes)
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes)
