import { useMemo, useRef } from 'react'
import { listLocalizedFields } from '#shared/resume/translation/localized-fields.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useEditor } from '../editor-context.ts'
import { groupFields } from './translation-groups.ts'

const selectDocument = ({ document }: DocumentSnapshot) => document

/** The document, its fields in both languages, and these by section and entry. */
export const useTranslationGroups = () => {
  const { store } = useEditor()
  const document = useDocument(store, selectDocument)
  /** Fields that were shown: one whose text is deleted stays, with the focus that is in it. */
  const shown = useRef<Set<string>>(new Set())
  return useMemo(() => {
    const fields = listLocalizedFields(document, shown.current)
    for (const { path } of fields) shown.current.add(path.join('/'))
    return { document, fields, groups: groupFields(document, fields) }
  }, [document])
}
