const PREFIX = 'faro-outbox:'

/** Background Sync tag of an account's outbox. */
export const toSyncTag = (account: string): string => PREFIX + account

/** The account of a Background Sync tag; null for other tags. */
export const parseSyncTag = (tag: string): string | null => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null)
