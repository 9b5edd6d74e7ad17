import type { webcrypto } from 'node:crypto'
import { toHex } from './hash.ts'

const encoder = new TextEncoder()

const signingKeys = new Map<string, Promise<webcrypto.CryptoKey>>()

/** Secrets of the setting, newest first; there are two, separated by a comma, while the secret is rotated. */
const parseSecrets = (setting: string): string[] => setting.split(',').map((secret) => secret.trim())

const getSigningKey = (secret: string): Promise<webcrypto.CryptoKey> => {
  const cached = signingKeys.get(secret)
  if (cached) return cached
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  signingKeys.set(secret, key)
  return key
}

/** HMAC-SHA-256 of a text with the newest secret of the setting, hex. Texts of different uses must differ in shape. */
export const sign = async (setting: string, text: string): Promise<string> => {
  const [secret = setting] = parseSecrets(setting)
  return toHex(await crypto.subtle.sign('HMAC', await getSigningKey(secret), encoder.encode(text)))
}

/** HMAC-SHA-256 of a text with every secret of the setting, newest first, hex. For texts that are looked up. */
export const signWithEach = (setting: string, text: string): Promise<string[]> =>
  Promise.all(parseSecrets(setting).map((secret) => sign(secret, text)))

/** Whether a secret of the setting signed the text. `signature`: 64 hexadecimal digits. */
export const verifySignature = async (setting: string, text: string, signature: string): Promise<boolean> => {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const matches = await Promise.all(
    parseSecrets(setting).map(async (secret) =>
      crypto.subtle.verify('HMAC', await getSigningKey(secret), bytes, encoder.encode(text)),
    ),
  )
  return matches.includes(true)
}
