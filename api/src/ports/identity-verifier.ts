/** The signed-in identity (spec section 3) as its provider vouches for it. */
export interface Identity {
  readonly uid: string
  readonly email: string
  readonly name: string
  /** An https address, or null. Shown by browsers, never fetched by the server. */
  readonly picture: string | null
}

export interface IdentityVerifier {
  /** Checks an ID token's signature, issuer, audience and times. Throws `unauthenticated`, or `provider-unavailable`. */
  readonly verify: (idToken: string) => Promise<Identity>
}
