const PREFIX = 'faro-outbox:'

/** The name under which the browser wakes the service worker for an account's outbox. */
export const toSyncTag = (account: string): string => PREFIX + account

/** The account of such a name; null for any other. */
export const parseSyncTag = (tag: string): string | null => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null)
