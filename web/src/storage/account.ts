import { external } from './external.ts'

/** Whose drafts are shown. A hint with no personal data, so that a cold start offline opens the right database. */
export const VISITOR = 'device'
const KEY = 'faro-account'

const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? VISITOR
  } catch {
    return VISITOR
  }
}

export const account = external<string>(typeof localStorage === 'undefined' ? VISITOR : stored())

export const rememberAccount = (id: string): void => {
  try {
    if (id === VISITOR) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    // A browser that refuses localStorage forgets the account at the next visit; nothing else hangs on it.
  }
  account.set(id)
}

if (typeof addEventListener === 'function' && typeof localStorage !== 'undefined')
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) account.set(stored())
  })
