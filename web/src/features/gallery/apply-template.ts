import type { Language } from '#shared/languages.ts'
import type { Paper } from '#shared/resume/schema/content.ts'
import { emptyDocument, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { difference } from '#shared/resume/edits/create-changes.ts'
import type { Template } from '#shared/templates/template.ts'
import { createDraft, openDraft } from '#web/storage/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

/** Where people print on Letter. */
const LETTER_REGIONS = new Set([
  'US',
  'CA',
  'MX',
  'CO',
  'VE',
  'CL',
  'PR',
  'PH',
  'GT',
  'CR',
  'SV',
  'NI',
  'HN',
  'PA',
  'DO',
])

/** The paper of a region, from the browser's language tag. */
export const paperOf = (tag: string): Paper => {
  const region = tag.split('-').find((part) => /^[A-Z]{2}$/.test(part))
  return region && LETTER_REGIONS.has(region) ? 'letter' : 'a4'
}

/** A document in a template: its first colour scheme gives the primary colour. */
const inTemplate = (document: ResumeDocument, template: Template): ResumeDocument => ({
  ...document,
  styling: {
    ...document.styling,
    template: template.id,
    primaryColor: template.colorSchemes[0]?.primary ?? document.styling.primaryColor,
    paper: document.styling.paper ?? paperOf(navigator.language),
  },
})

/** Begins a new resume in a template. Gives the draft's id. */
export const beginDraft = (template: Template, language: Language, name: string): Promise<string> =>
  createDraft({ document: inTemplate(emptyDocument(newId(), language), template), name })

/** Puts a draft in another template, as an edit that can be undone. */
export const applyTemplate = async (id: string, template: Template): Promise<void> => {
  const store = await openDraft(id)
  const { document } = store.getSnapshot()
  if (document.styling.template !== '') await store.keepVersion('template')
  store.edit(difference(document, inTemplate(document, template)))
  await store.close()
}
