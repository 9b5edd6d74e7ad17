/** Retries of one deed carry one key: it is done once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Our own client says how old it is; one below `MIN_CLIENT` gets 426 and the update prompt. */
export const CLIENT_HEADER = 'x-faro-client'
export const CLIENT_VERSION = 1
export const MIN_CLIENT = 1
