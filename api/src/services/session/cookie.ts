import type { webcrypto } from 'node:crypto'
import { sha256Hex, toHex } from '../../hash.ts'

// A session cookie is `<id>.<signature>`, both hex: 256 random bits and their HMAC-SHA-256. The database stores only the
// SHA-256 of the id.
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

export interface SignedCookie {
  readonly value: string
  /** SHA-256 of the session id, hex. */
  readonly idHash: string
}

/** Creates a cookie with a new session id, signed with the newest secret of the setting. */
export const createCookie = async (setting: string): Promise<SignedCookie> => {
  const [secret = setting] = parseSecrets(setting)
  const id = toHex(crypto.getRandomValues(new Uint8Array(32)).buffer)
  const signature = toHex(await crypto.subtle.sign('HMAC', await getSigningKey(secret), encoder.encode(id)))
  return { value: `${id}.${signature}`, idHash: await sha256Hex(id) }
}

const COOKIE_FORMAT = /^([0-9a-f]{64})\.([0-9a-f]{64})$/
const MAX_VERIFIED_COOKIES = 5_000
/** Hash of the session id by cookie value. */
const verifiedCookies = new Map<string, string>()

/** Returns the SHA-256 of the session id in hex; null when no secret of the setting signed the cookie. */
export const verifyCookie = async (setting: string, cookie: string): Promise<string | null> => {
  const cached = verifiedCookies.get(cookie)
  if (cached) return cached
  const [, id, signature] = COOKIE_FORMAT.exec(cookie) ?? []
  if (id === undefined || signature === undefined) return null
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const matches = await Promise.all(
    parseSecrets(setting).map(async (secret) =>
      crypto.subtle.verify('HMAC', await getSigningKey(secret), bytes, encoder.encode(id)),
    ),
  )
  if (!matches.includes(true)) return null
  const hash = await sha256Hex(id)
  if (verifiedCookies.size >= MAX_VERIFIED_COOKIES) verifiedCookies.clear()
  verifiedCookies.set(cookie, hash)
  return hash
}
