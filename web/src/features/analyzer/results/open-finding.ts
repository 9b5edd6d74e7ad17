import type { Country } from '#shared/countries.ts'
import { applyTemplate } from '#web/components/templates/apply-template.ts'
import { getPreferredLanguage } from '#web/platform/language.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { getDraft, getDraftPath, listDrafts } from '#web/storage/drafts/drafts.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'

export interface DraftSource {
  readonly name: string
  /** Id of the analyzed resume; null when it was scored on this device. */
  readonly resumeId: string | null
  /** What was scored on this device, so that all its findings open one draft. */
  readonly scored?: object | undefined
  /** The job ad of the analysis; empty without one. */
  readonly jobAd: string
  /** The country that the person set; undefined to guess it. */
  readonly country: Country | undefined
}

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

const createDraft = async (
  extraction: ParsedExtraction,
  { name, resumeId, scored, jobAd, country }: DraftSource,
): Promise<string> => {
  const { extracted, parsed } = extraction
  const id = await createDraftFromResume({
    resume: { content: parsed.content, language: extracted.language ?? getPreferredLanguage() },
    fallbackName: name,
    provenance: parsed.provenance,
    resumeId,
    jobAd,
    country,
  })
  if (scored) localDrafts.set(scored, id)
  return id
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
  const id = (await findDraftId(source)) ?? (await createDraft(extraction, source))
  await ensureTemplate(id)
  return `${getDraftPath(id)}&finding=${encodeURIComponent(rule)}`
}
