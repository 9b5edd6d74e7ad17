import * as z from 'zod'

/** 32 hexadecimal characters, or a deterministic entry id of the parser such as `experience-2`. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/)
export type Id = z.infer<typeof idSchema>

/** Returns a new id. It is passed as an argument because `shared` has no source of randomness. */
export type NewId = () => Id

/** Deterministic ids `prefix-1`, `prefix-2` …: parsing a file twice gives the same entry ids. */
export const createSequentialIds = (prefix: string): NewId => {
  let n = 0
  return () => `${prefix}-${++n}`
}
