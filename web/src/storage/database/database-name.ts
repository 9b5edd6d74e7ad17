/** One database an account; a visitor's is `device`. What is kept beside the drafts has a name that begins with it. */
export const getDatabaseName = (account: string): string => `faro-${account}`
