import type { Language } from '#shared/languages.ts'
import { documentSchema, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'
import { createDraft } from '#web/storage/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import { paperOf } from '../../gallery/apply-template.ts'
import { SAMPLE } from './sample-content.ts'

/** A filled draft to look at and to play with; it waits for its template. Gives its id. */
export const createSample = (language: Language): Promise<string> =>
  createDraft({
    name: language === 'es' ? 'CV de ejemplo' : 'Sample resume',
    document: documentSchema.parse({
      ...SAMPLE,
      schemaVersion: SCHEMA_VERSION,
      id: newId(),
      language,
      styling: { paper: paperOf(navigator.language) },
    }),
  })
