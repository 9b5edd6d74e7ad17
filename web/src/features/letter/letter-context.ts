import { createContext, use, useCallback, useMemo } from 'react'
import type { Language } from '#shared/languages.ts'
import { type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { type Letter, letterSchema } from '#shared/resume/letter/letter.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import type { LetterResume } from './use-letter-resume.ts'

/** The open letter, the language in which it is edited, and the resume that it is for. */
export interface LetterContextValue {
  readonly store: DocumentStore
  readonly language: Language
  /** Null when the resume was deleted, undefined while it is read. */
  readonly resume: LetterResume | null | undefined
}

export const LetterContext = createContext<LetterContextValue | null>(null)

/** The open letter with its store. Throws outside of the editor of letters. */
export const useLetterContext = (): LetterContextValue => {
  const value = use(LetterContext)
  if (!value) throw new Error('no letter is open here')
  return value
}

const EMPTY_LETTER = letterSchema.parse({})
const selectLetter = ({ document }: DocumentSnapshot): Letter => document.letter ?? EMPTY_LETTER

/** The open letter. */
export const useLetter = (): Letter => useDocument(useLetterContext().store, selectLetter)

/** The text at a path of the document; empty when there is none. */
export const useLetterText = (path: readonly string[]): string => {
  const { store } = useLetterContext()
  const key = path.join('/')
  const select = useCallback(({ document }: DocumentSnapshot) => getValueAt(document, key.split('/')), [key])
  const value = useDocument(store, select)
  return typeof value === 'string' ? value : ''
}

type Settable = Parameters<typeof setValue>[2]

/** Edits of the open letter. `apply` computes the changes from the latest document. */
export const useLetterEdit = () => {
  const { store } = useLetterContext()
  return useMemo(
    () => ({
      apply: (create: (document: ResumeDocument) => Change[]) => store.edit(create(store.getSnapshot().document)),
      set: (path: readonly string[], value: Settable, typing = true) =>
        store.edit(setValue(store.getSnapshot().document, path, value), typing),
    }),
    [store],
  )
}
