/** The secret is in the fragment, which browsers do not send, so it is in no log. */
const FRAGMENT = /^#join=([0-9a-f]{64})$/

/** The link of an invitation. */
export const getInvitationUrl = (token: string): string => `${location.origin}/team#join=${token}`

/** The secret in the fragment of an address; null without one. */
export const readInvitation = (hash: string): string | null => FRAGMENT.exec(hash)?.[1] ?? null
