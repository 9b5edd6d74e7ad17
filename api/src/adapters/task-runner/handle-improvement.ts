import * as z from 'zod'
import { newId } from '#api/ids.ts'
import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'
import { type ImproveChange, improveResponse } from '#shared/api-schema/resumes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { findChangedLine } from '#shared/scoring/suggestions/line-text.ts'
import { planRewrites, verifyRewrites } from '#shared/scoring/suggestions/rewrites.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'
import { readSource } from './handle-source.ts'

const rewriteStateSchema = z.object({
  changes: improveResponse.shape.changes,
  request: z.object({ lines: z.array(z.string()), language: z.enum(LANGUAGES) }),
  values: z.array(z.tuple([z.string(), z.string()])),
  places: z.array(z.object({ path: z.array(z.string()), whole: z.string(), line: z.string() })),
  source: z.string(),
})

/** Rules change form only. */
export const improveSource = (input: TaskInput<'improve'>): TaskOutput<'improve'> => {
  const { language, withRewrites } = input
  const extracted = readSource(input)
  const { content } = parseResume(extracted)
  const document = contentToDocument(content, extracted.language ?? language, newId)
  const changes = createRuleChanges(document, language)
  const plan = withRewrites ? planRewrites(document, content, language) : null
  return {
    document: JSON.stringify(document),
    changes: JSON.stringify(changes),
    rewrites:
      plan && plan.places.length > 0
        ? {
            request: { ...plan.request, lines: [...plan.request.lines] },
            state: JSON.stringify({ ...plan, changes, values: [...plan.values] }),
          }
        : null,
  }
}

const createRuleChanges = (document: ResumeDocument, language: Language): ImproveChange[] =>
  suggestChanges(document, document.language).map((suggestion) => ({
    ...suggestion,
    reason: getMessages(language).advice.reasons[suggestion.reason],
    source: 'rules',
  }))

/** Changes of a stored draft; `language` is that of the reasons. */
export const suggestDraftChanges = ({
  document,
  language,
}: TaskInput<'suggest-changes'>): TaskOutput<'suggest-changes'> => ({
  changes: JSON.stringify(createRuleChanges(migrateDocument(JSON.parse(document)), language)),
})

const getLineKey = ({ path, before, after }: Pick<ImproveChange, 'path' | 'before' | 'after'>): string => {
  const line = typeof before === 'string' && typeof after === 'string' ? findChangedLine(before, after) : -1
  return [...path, line].join('/')
}

/** A rewrite replaces the change of the rules for the same line. */
export const verifyModelRewrites = (input: TaskInput<'verify-rewrites'>): TaskOutput<'verify-rewrites'> => {
  const { changes, values, ...plan } = rewriteStateSchema.parse(JSON.parse(input.state))
  const rewritten = verifyRewrites(input.rewrites, { ...plan, values: new Map(values) })
  const lines = new Set(rewritten.map(getLineKey))
  const all = [
    ...changes.filter((change) => !lines.has(getLineKey(change))),
    ...rewritten.map((change) => ({ ...change, source: 'model' })),
  ]
  return { changes: JSON.stringify(all), count: rewritten.length }
}
