import * as z from 'zod'

/** Opaque text of 128 bits in hex (32 characters), or a parser's deterministic entry id such as `experience-2`. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/)
export type Id = z.infer<typeof idSchema>

/** Gives a new opaque id. Comes in as an argument: `shared` has no randomness. */
export type NewId = () => Id

/** 16 random bytes to an id of 32 hex characters. */
export const bytesToId = (bytes: Uint8Array): Id => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

/** Deterministic ids `prefix-1`, `prefix-2` …: the same file parsed twice gives the same entries. */
export const createSequentialIds = (prefix: string): NewId => {
  let n = 0
  return () => `${prefix}-${++n}`
}
