import { useSyncExternalStore } from 'react'
import { currentAccount } from './current-account.ts'

/** Id of the account whose drafts are shown; `VISITOR_ACCOUNT` for a visitor. */
export const useCurrentAccount = (): string => useSyncExternalStore(currentAccount.subscribe, currentAccount.get)
