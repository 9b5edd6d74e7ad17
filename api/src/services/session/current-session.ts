import type { User } from '../../db/queries/account/users.ts'

/** The session that a request was made with. */
export interface CurrentSession {
  readonly user: User
  /** SHA-256 of the session id, hex. */
  readonly sessionIdHash: string
  /** When the person signed in at the provider, UTC ms. */
  readonly signedInAt: number
}
