const PREFIX = 'faro-outbox:'

/** The name under which the browser wakes the service worker for an account's outbox. */
export const syncTag = (account: string): string => PREFIX + account

/** The account of such a name; null for any other. */
export const accountOfTag = (tag: string): string | null => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null)
