import type { Language } from '#shared/languages.ts'
import type { Template } from '#shared/templates/template.ts'
import { createDraft, openDraft } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

const loadWithTemplate = () => import('./with-template.ts')

/** Creates an empty draft in a template. Returns its id. */
export const createDraftFromTemplate = async (
  template: Template,
  language: Language,
  name: string,
): Promise<string> => {
  const [{ createEmptyDocument }, { withTemplate }] = await Promise.all([
    import('#shared/resume/schema/document.ts'),
    loadWithTemplate(),
  ])
  return createDraft({ document: withTemplate(createEmptyDocument(newId(), language), template), name })
}

/** Changes a draft's template as an edit that can be undone. A version with the previous template is saved first. */
export const applyTemplate = async (id: string, template: Template): Promise<void> => {
  const [{ diffTopLevelKeys }, { withTemplate }, store] = await Promise.all([
    import('#shared/resume/edits/create-changes.ts'),
    loadWithTemplate(),
    openDraft(id),
  ])
  const { document } = store.getSnapshot()
  if (document.styling.template !== '') await store.saveVersion('template')
  store.edit(diffTopLevelKeys(document, withTemplate(document, template)))
  await store.close()
}
