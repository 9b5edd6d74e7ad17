const PUBLIC_ID_CHARS = 32

/** The id of a session in responses: the start of its hash, which is not enough to make a cookie. */
export const toPublicSessionId = (idHash: string): string => idHash.slice(0, PUBLIC_ID_CHARS)
