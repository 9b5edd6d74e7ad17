import { type Id, idOf } from '#shared/ids.ts'

export const newId = (): Id => idOf(crypto.getRandomValues(new Uint8Array(16)))
