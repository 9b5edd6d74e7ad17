import { KEY_PATTERN, KEY_PREFIX } from '#shared/api-schema/access-keys.ts'
import { sha256Hex, toHex } from '../../hash.ts'

// A key is the prefix, 160 random bits and the start of the SHA-256 of both, all hex. By the checksum a mistyped key is
// refused, and a scanner knows a real one, without asking the database.
const RANDOM_BYTES = 20
const CHECKSUM_CHARS = 8
const START_CHARS = KEY_PREFIX.length + 4

export interface NewKey {
  readonly key: string
  /** SHA-256 of the key, hex. */
  readonly keyHash: string
  /** What may be shown of it. */
  readonly start: string
}

const createChecksum = async (unsigned: string): Promise<string> => (await sha256Hex(unsigned)).slice(0, CHECKSUM_CHARS)

/** Makes an access key. It is stored nowhere: only its hash is. */
export const createKey = async (): Promise<NewKey> => {
  const unsigned = KEY_PREFIX + toHex(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)).buffer)
  const key = unsigned + (await createChecksum(unsigned))
  return { key, keyHash: await sha256Hex(key), start: key.slice(0, START_CHARS) }
}

/** The SHA-256 of a key, hex; null for what cannot be one. */
export const hashKey = async (key: string): Promise<string | null> => {
  if (!KEY_PATTERN.test(key)) return null
  const unsigned = key.slice(0, -CHECKSUM_CHARS)
  return (await createChecksum(unsigned)) === key.slice(-CHECKSUM_CHARS) ? sha256Hex(key) : null
}
