import * as z from 'zod'

/** 32 hexadecimal characters, or a deterministic entry id of the parser such as `experience-2`. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/)
export type Id = z.infer<typeof idSchema>

/** Returns a new id. It is passed as an argument because `shared` has no source of randomness. */
export type NewId = () => Id

/** 16 random bytes as an id of 32 hexadecimal characters. */
export const bytesToId = (bytes: Uint8Array): Id => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

/** Deterministic ids `prefix-1`, `prefix-2` …: parsing a file twice gives the same entry ids. */
export const createSequentialIds = (prefix: string): NewId => {
  let n = 0
  return () => `${prefix}-${++n}`
}
