import { sha256Hex, toHex } from '../../hash.ts'
import { sign, verifySignature } from '../../signature.ts'

// A session cookie is `<id>.<signature>`, both hex: 256 random bits and their HMAC-SHA-256. The database stores only the
// SHA-256 of the id.
export interface SignedCookie {
  readonly value: string
  /** SHA-256 of the session id, hex. */
  readonly idHash: string
}

/** Creates a cookie with a new session id, signed with the newest secret of the setting. */
export const createCookie = async (setting: string): Promise<SignedCookie> => {
  const id = toHex(crypto.getRandomValues(new Uint8Array(32)).buffer)
  return { value: `${id}.${await sign(setting, id)}`, idHash: await sha256Hex(id) }
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
  if (!(await verifySignature(setting, id, signature))) return null
  const hash = await sha256Hex(id)
  if (verifiedCookies.size >= MAX_VERIFIED_COOKIES) verifiedCookies.clear()
  verifiedCookies.set(cookie, hash)
  return hash
}
