import { createContext, use, useCallback, useMemo } from 'react'
import type { Language } from '#shared/languages.ts'
import { type Change, valueAt } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document-store.types.ts'
import { useDocument } from '#web/storage/use-storage.ts'

/** The open document and the language its prose is written in now. */
export interface Editing {
  readonly store: DocumentStore
  readonly language: Language
}

export const EditingContext = createContext<Editing | null>(null)

export const useEditing = (): Editing => {
  const editing = use(EditingContext)
  if (!editing) throw new Error('no document is open here')
  return editing
}

const languageOf = (snapshot: DocumentSnapshot) => snapshot.document.language

export const useDocumentLanguage = (store: DocumentStore): Language => useDocument(store, languageOf)

/** The value at a path; drawn again only when it changes. */
export const useValue = (path: readonly string[]): unknown => {
  const { store } = useEditing()
  const key = path.join('/')
  const select = useCallback((snapshot: DocumentSnapshot) => valueAt(snapshot.document, key.split('/')), [key])
  return useDocument(store, select)
}

export const useText = (path: readonly string[]): string => {
  const value = useValue(path)
  return typeof value === 'string' ? value : ''
}

type Maker = (document: ResumeDocument) => Change[]
type Settable = Parameters<typeof setValue>[2]

/** Edits of the open document; what other tabs did meanwhile is already in the document that `make` gets. */
export const useEdit = () => {
  const { store } = useEditing()
  return useMemo(
    () => ({
      apply: (make: Maker) => store.edit(make(store.getSnapshot().document)),
      set: (path: readonly string[], value: Settable) =>
        store.edit(setValue(store.getSnapshot().document, path, value), true),
    }),
    [store],
  )
}
