/** Retries of one operation send the same key, and the server performs the operation once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** The version of the web client. A version below `MIN_CLIENT` gets 426, and the client asks for a reload. */
export const CLIENT_HEADER = 'x-faro-client'
export const CLIENT_VERSION = 1
export const MIN_CLIENT = 1
