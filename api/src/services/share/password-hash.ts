import { toHex } from '../../hash.ts'

// `<rounds>$<salt>$<key>`, both hex. WebCrypto on Workers derives with at most 100,000 iterations, so the derivation is
// repeated on its result: 300,000 in all, above the 210,000 that OWASP recommends for PBKDF2 with SHA-512.
const ROUNDS = 3
const ITERATIONS = 100_000
const KEY_BITS = 256
const SALT_BYTES = 16

const encoder = new TextEncoder()
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const derive = async (password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> => {
  let derived: Uint8Array<ArrayBuffer> = encoder.encode(password.normalize('NFC'))
  for (let round = 0; round < rounds; round++) {
    const key = await crypto.subtle.importKey('raw', derived, 'PBKDF2', false, ['deriveBits'])
    const settings = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: ITERATIONS }
    derived = new Uint8Array(await crypto.subtle.deriveBits(settings, key, KEY_BITS))
  }
  return toHex(derived.buffer)
}

/** A slow hash of a password with a new salt, about 100 ms of processor time. */
export const createPasswordHash = async (password: string): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return [ROUNDS, toHex(salt.buffer), await derive(password, salt, ROUNDS)].join('$')
}

/** Whether a password is the one that was hashed. Compares in the same time for every wrong one. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [rounds = '', salt = '', expected = ''] = hash.split('$')
  const actual = await derive(password, fromHex(salt), Number(rounds))
  if (expected === '' || actual.length !== expected.length) return false
  let difference = 0
  for (let i = 0; i < actual.length; i++) difference |= actual.charCodeAt(i) ^ expected.charCodeAt(i)
  return difference === 0
}
