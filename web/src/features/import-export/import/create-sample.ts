import type { Language } from '#shared/languages.ts'
import { documentSchema, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'
import { getPaperForLanguageTag } from '#web/platform/paper.ts'
import { createDraft } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import { SAMPLE } from './sample-content.ts'

/** Creates a draft with sample content and no template. Returns its id. */
export const createSample = (language: Language): Promise<string> =>
  createDraft({
    name: language === 'es' ? 'CV de ejemplo' : 'Sample resume',
    document: documentSchema.parse({
      ...SAMPLE,
      schemaVersion: SCHEMA_VERSION,
      id: newId(),
      language,
      styling: { paper: getPaperForLanguageTag(navigator.language) },
    }),
  })
