/** An identity that the sign-in provider has verified. */
export interface Identity {
  readonly uid: string
  readonly email: string
  readonly name: string
  /** An https URL or null; loaded by browsers, never by the server. */
  readonly picture: string | null
}

export interface IdentityVerifier {
  /**
   * Verifies the signature, issuer, audience and times of an ID token. Throws `unauthenticated` for an invalid token,
   * `provider-unavailable` when the public keys cannot be fetched.
   */
  readonly verify: (idToken: string) => Promise<Identity>
}
