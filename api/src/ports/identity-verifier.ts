/** An identity that the sign-in provider has verified. */
export interface Identity {
  readonly uid: string
  /** Id of the Google account that signed in; null when the token names none. */
  readonly googleAccountId: string | null
  readonly email: string
  readonly name: string
  /** An https URL or null; loaded by browsers, never by the server. */
  readonly picture: string | null
  /** When the person signed in at the provider, UTC ms; a renewed token keeps the time of its sign-in. */
  readonly signedInAt: number
  /** The same for every copy of a token: SHA-256 of its signed part, hex. */
  readonly tokenHash: string
  /** When the token is no longer accepted, UTC ms. */
  readonly tokenExpiresAt: number
}

export interface IdentityVerifier {
  /**
   * Verifies the signature, issuer, audience and times of an ID token. Throws `unauthenticated` for an invalid token,
   * `provider-unavailable` when the public keys cannot be fetched.
   */
  readonly verify: (idToken: string) => Promise<Identity>
}
