import { bytesToId, type Id } from '#shared/ids.ts'

/** A new opaque id of 128 random bits. */
export const newId = (): Id => bytesToId(crypto.getRandomValues(new Uint8Array(16)))
