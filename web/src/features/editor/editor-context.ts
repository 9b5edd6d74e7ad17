import { createContext, use, useCallback, useMemo } from 'react'
import type { Language } from '#shared/languages.ts'
import { type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import type { BaseDraft } from './job/use-base.ts'

/** The open document, the language in which its prose is edited, and the base of a tailored draft. */
export interface EditorContextValue {
  readonly store: DocumentStore
  readonly language: Language
  readonly base: BaseDraft | null
  /** Whether a field stands beside the same field in the other language. */
  readonly isBesideOther?: boolean
}

export const EditorContext = createContext<EditorContextValue | null>(null)

/** The open document. Throws outside of the editor. */
export const useEditor = (): EditorContextValue => {
  const editing = use(EditorContext)
  if (!editing) throw new Error('no document is open here')
  return editing
}

const selectLanguage = (snapshot: DocumentSnapshot) => snapshot.document.language

/** The language in which a document is written. */
export const useDocumentLanguage = (store: DocumentStore): Language => useDocument(store, selectLanguage)

/** Returns the value at a path and re-renders only when that value changes. */
export const useDocumentValue = (path: readonly string[]): unknown => {
  const { store } = useEditor()
  const key = path.join('/')
  const select = useCallback((snapshot: DocumentSnapshot) => getValueAt(snapshot.document, key.split('/')), [key])
  return useDocument(store, select)
}

/** The text at a path; empty when there is none. */
export const useDocumentText = (path: readonly string[]): string => {
  const value = useDocumentValue(path)
  return typeof value === 'string' ? value : ''
}

type CreateChanges = (document: ResumeDocument) => Change[]
type Settable = Parameters<typeof setValue>[2]

/**
 * Edits of the open document. `apply` computes the changes from the latest document, with the edits of other tabs in
 * it.
 */
export const useEdit = () => {
  const { store } = useEditor()
  return useMemo(
    () => ({
      apply: (make: CreateChanges) => store.edit(make(store.getSnapshot().document)),
      set: (path: readonly string[], value: Settable) =>
        store.edit(setValue(store.getSnapshot().document, path, value), true),
    }),
    [store],
  )
}
