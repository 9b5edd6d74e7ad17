import { applyTemplate } from '#web/components/templates/apply-template.ts'
import { getDraft, getDraftPath, getGalleryPath, listDrafts } from '#web/storage/drafts/drafts.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import { createDraftFromFile, createDraftFromParse } from './create-draft-from-parse.ts'
import type { DraftSource } from './draft-source.ts'

/** Drafts made from results that were scored on this device. */
const localDrafts = new WeakMap<object, string>()

/** The draft that was made from these results before; null when there is none. */
export const findDraftId = async ({
  resumeId,
  scored,
}: Pick<DraftSource, 'resumeId' | 'scored'>): Promise<string | null> => {
  if (resumeId !== null) return (await listDrafts()).find((draft) => draft.resumeId === resumeId)?.id ?? null
  const known = scored && localDrafts.get(scored)
  const draft = known ? await getDraft(known) : null
  return draft && draft.deletedAt === null ? draft.id : null
}

/** A resume needs a template to be edited; a plain one reads best by software and can be changed later. */
export const ensureTemplate = async (id: string): Promise<void> => {
  const draft = await getDraft(id)
  if (draft?.document.styling.template !== '') return
  const { TEMPLATES } = await import('#shared/templates/catalog.ts')
  const template = TEMPLATES.find(({ layout, isPopular }) => layout === 'single' && isPopular) ?? TEMPLATES[0]
  if (template) await applyTemplate(id, template)
}

/** The path that opens a finding in the editor, in the draft of this result or in a new one. */
export const openFinding = async (extraction: ParsedExtraction, source: DraftSource, rule: string): Promise<string> => {
  const id = (await findDraftId(source)) ?? (await createDraftFromParse(extraction, source))
  if (source.scored) localDrafts.set(source.scored, id)
  await ensureTemplate(id)
  return `${getDraftPath(id)}&finding=${encodeURIComponent(rule)}`
}

/** The path of the gallery for the draft of this result, with what was edited in it, or for a new one. */
export const openGallery = async (
  file: Blob | null,
  extraction: ParsedExtraction,
  source: DraftSource,
): Promise<string> => {
  const id = (await findDraftId(source)) ?? (await createDraftFromFile(file, extraction, source))
  if (source.scored) localDrafts.set(source.scored, id)
  const draft = await getDraft(id)
  return draft?.document.styling.template === '' ? getDraftPath(id) : getGalleryPath(id)
}
