import { createContext } from 'react'
import type { EntryListKey } from '#shared/resume/schema/document.ts'

/** The entries of the list around a field: a line can be moved to another of them. */
export interface EntrySiblings {
  readonly list: EntryListKey
  readonly entries: readonly { readonly id: string; readonly name: string }[]
}

export const EntrySiblingsContext = createContext<EntrySiblings | null>(null)
