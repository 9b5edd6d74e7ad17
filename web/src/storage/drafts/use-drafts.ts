import { useEffect, useState } from 'react'
import { useCurrentAccount } from '../account/use-current-account.ts'
import type { Draft } from './draft.ts'
import { watchDrafts } from './drafts.ts'

export interface DraftLists {
  /** Newest first. */
  readonly drafts: readonly Draft[]
  /** Deleted drafts, last deleted first. */
  readonly bin: readonly Draft[]
}

/** The current account's drafts and bin; null until they are loaded. */
export const useDraftLists = (): DraftLists | null => {
  const account = useCurrentAccount()
  const [loaded, setLoaded] = useState<{ account: string; lists: DraftLists } | null>(null)
  useEffect(() => watchDrafts((drafts, bin) => setLoaded({ account, lists: { drafts, bin } })), [account])
  return loaded?.account === account ? loaded.lists : null
}

/** The current account's drafts, newest first; null until they are loaded. */
export const useDrafts = (): readonly Draft[] | null => useDraftLists()?.drafts ?? null
