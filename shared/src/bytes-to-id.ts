import type { Id } from './ids.ts'

/** 16 random bytes as an id of 32 hexadecimal characters. */
export const bytesToId = (bytes: Uint8Array): Id => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
