import { bytesToId } from '#shared/bytes-to-id.ts'
import type { Id } from '#shared/ids.ts'

export const newId = (): Id => bytesToId(crypto.getRandomValues(new Uint8Array(16)))
