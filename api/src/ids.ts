import { type Id, idOf } from '#shared/ids.ts'

/** A new opaque id of 128 random bits. */
export const newId = (): Id => idOf(crypto.getRandomValues(new Uint8Array(16)))
