import { bytesToId } from '#shared/bytes-to-id.ts'
import type { Id } from '#shared/ids.ts'

/** A random id of 128 bits. */
export const newId = (): Id => bytesToId(crypto.getRandomValues(new Uint8Array(16)))
