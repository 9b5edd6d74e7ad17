import type { webcrypto } from 'node:crypto'

/** Session cookies: `<id>.<signature>`. The id is 256 random bits; the table keeps its SHA-256 alone. */
const encoder = new TextEncoder()

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('')

const keys = new Map<string, Promise<webcrypto.CryptoKey>>()

/** The secrets of a setting, newest first: while one is changed, the old one stands behind the new, after a comma. */
const secretsOf = (setting: string): string[] => setting.split(',').map((secret) => secret.trim())

const keyOf = (secret: string): Promise<webcrypto.CryptoKey> => {
  const known = keys.get(secret)
  if (known) return known
  const made = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  keys.set(secret, made)
  return made
}

const hashOf = async (id: string): Promise<string> => toHex(await crypto.subtle.digest('SHA-256', encoder.encode(id)))

export interface NewCookie {
  readonly value: string
  readonly idHash: string
}

/** A new cookie, signed with the newest secret of the setting. */
export const newCookie = async (setting: string): Promise<NewCookie> => {
  const [secret = setting] = secretsOf(setting)
  const id = toHex(crypto.getRandomValues(new Uint8Array(32)).buffer)
  const signature = toHex(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(id)))
  return { value: `${id}.${signature}`, idHash: await hashOf(id) }
}

const SHAPE = /^([0-9a-f]{64})\.([0-9a-f]{64})$/
const MOST_VERIFIED = 5_000
const verified = new Map<string, string>()

/** The hash to look a cookie's session up by; null when no secret of the setting signed the cookie. */
export const hashOfCookie = async (setting: string, cookie: string): Promise<string | null> => {
  const known = verified.get(cookie)
  if (known) return known
  const [, id, signature] = SHAPE.exec(cookie) ?? []
  if (id === undefined || signature === undefined) return null
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const signed = await Promise.all(
    secretsOf(setting).map(async (secret) =>
      crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(id)),
    ),
  )
  if (!signed.includes(true)) return null
  const hash = await hashOf(id)
  if (verified.size >= MOST_VERIFIED) verified.clear()
  verified.set(cookie, hash)
  return hash
}
