import type { ImproveChange, ImproveResponse } from '#shared/api-schema/resumes.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { planRewrites, verifyRewrites } from '#shared/scoring/suggestions/rewrites.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import { requireResume } from './require-resume.ts'
import { getStoredDocument } from './stored-document.ts'

export interface ImproveInput {
  readonly user: User
  readonly id: string
  /** Language of the reasons. */
  readonly language: Language
  /** Current text of the resume in an editor; undefined: the stored resume. Never stored. */
  readonly text: string | undefined
  readonly signal: AbortSignal
}

/**
 * Parses a resume into a document and proposes changes for the user to accept one by one. Rules change form only; the
 * rewrites of a model are kept only when they add no facts. Throws `not-found`, `text-too-short`, and `cancelled` when
 * `signal` aborts. When the model fails, the changes of the rules are returned with a note.
 */
export const improveResume = async ({ ctx, input }: ServiceCall<ImproveInput>): Promise<ImproveResponse> => {
  const { language, text, signal } = input
  const resume = await requireResume(ctx, input.user, input.id)
  if (text !== undefined && text.trim().length < LIMITS.minTextChars)
    throw new AppError('text-too-short', { min: LIMITS.minTextChars })
  const extracted = text === undefined ? getStoredDocument(resume) : extractText(text)
  const { content } = parseResume(extracted)
  const document = contentToDocument(content, extracted.language ?? language, ctx.newId)
  const ruleChanges = createRuleChanges(document, language)
  const { advice } = getMessages(language)
  if (!ctx.advisor) return { document, changes: ruleChanges, advice: 'rules', note: advice.fromRules }
  try {
    const modelChanges = await requestModelChanges(ctx.advisor, { document, content, language }, signal)
    const changedPaths = new Set(modelChanges.map((change) => change.path.join('/')))
    const changes = [...ruleChanges.filter((change) => !changedPaths.has(change.path.join('/'))), ...modelChanges]
    return { document, changes, advice: modelChanges.length > 0 ? 'model' : 'rules', note: null }
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'provider-unavailable') throw error
    return { document, changes: ruleChanges, advice: 'rules', note: advice.improveFailed }
  }
}

const createRuleChanges = (document: ResumeDocument, language: Language): ImproveChange[] =>
  suggestChanges(document, document.language).map((suggestion) => ({
    ...suggestion,
    reason: getMessages(language).advice.reasons[suggestion.reason],
    source: 'rules',
  }))

const requestModelChanges = async (
  advisor: NonNullable<Ctx['advisor']>,
  input: { document: ResumeDocument; content: ResumeContent; language: Language },
  signal: AbortSignal,
): Promise<ImproveChange[]> => {
  const plan = planRewrites(input.document, input.content, input.language)
  if (plan.places.length === 0) return []
  const rewrites = await advisor.improve(plan.request, signal)
  return verifyRewrites(rewrites, plan).map((change) => ({ ...change, source: 'model' }))
}
