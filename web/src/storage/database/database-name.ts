/** Name of an account's draft database (`device` for visitors), and prefix of its cache and outbox databases. */
export const getDatabaseName = (account: string): string => `faro-${account}`
