import type { Language } from '#shared/languages.ts'
import { diffTopLevelKeys } from '#shared/resume/edits/create-changes.ts'
import { createEmptyDocument, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { applyTemplateStyling } from '#shared/templates/apply-saved-design.ts'
import type { Template } from '#shared/templates/template.ts'
import { getPaperForLanguageTag } from '#web/platform/paper.ts'
import { createDraft, openDraft } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

/** Returns the document in a template, as `applyTemplateStyling` says, on the paper of the person's region. */
export const withTemplate = (document: ResumeDocument, template: Template): ResumeDocument => ({
  ...document,
  styling: {
    ...applyTemplateStyling(document.styling, template),
    paper: document.styling.paper ?? getPaperForLanguageTag(navigator.language),
  },
})

/** Creates an empty draft in a template. Returns its id. */
export const createDraftFromTemplate = (template: Template, language: Language, name: string): Promise<string> =>
  createDraft({ document: withTemplate(createEmptyDocument(newId(), language), template), name })

/** Changes a draft's template as an edit that can be undone. A version with the previous template is saved first. */
export const applyTemplate = async (id: string, template: Template): Promise<void> => {
  const store = await openDraft(id)
  const { document } = store.getSnapshot()
  if (document.styling.template !== '') await store.saveVersion('template')
  store.edit(diffTopLevelKeys(document, withTemplate(document, template)))
  await store.close()
}
