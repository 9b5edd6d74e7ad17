import type { Template } from '#shared/templates/template.ts'
import { usePageCounts } from '#web/components/templates/use-page-counts.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useEditor } from '../editor-context.ts'
import { createStyledRequest, selectContent } from './thumbnails.ts'

const selectNothing = () => null

/** How many pages the open resume takes in each template, by id. `templates`: null counts nothing. */
export const useOwnPageCounts = (templates: readonly Template[] | null): ReadonlyMap<string, number> => {
  const { store } = useEditor()
  const content = useDocument(store, templates ? selectContent : selectNothing)
  return usePageCounts(content, templates, async (template) => createStyledRequest(store, template))
}
