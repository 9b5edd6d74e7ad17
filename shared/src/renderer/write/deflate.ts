import { zlibSync } from 'fflate'

/**
 * Compresses a stream for the filter `FlateDecode`. Levels above 6 take longer for the same size; those below 5 are
 * hardly faster.
 */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 6 })
