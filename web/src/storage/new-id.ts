import { bytesToId, type Id } from '#shared/ids.ts'

export const newId = (): Id => bytesToId(crypto.getRandomValues(new Uint8Array(16)))
