import type { ImproveChange, ImproveResponse } from '#shared/api-schema/responses.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { messagesFor } from '#shared/messages/messages.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import type { ResumeDocument } from '#shared/resume/document.ts'
import { fromContent } from '#shared/resume/from-content.ts'
import { LIMITS } from '#shared/resume/limits.ts'
import { proposalsByRules } from '#shared/scoring/suggestions/by-rules.ts'
import { acceptRewrites, planRewrites } from '#shared/scoring/suggestions/rewrites.ts'
import type { Ctx } from '../../context.ts'
import { resumeOf } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { extractText, readStored } from '../engine.ts'

export interface ImproveInput {
  readonly id: string
  /** Of the reader, for the reasons. */
  readonly language: Language
  /** The CV as it stands in an editor; what was uploaded without one. */
  readonly text: string | undefined
}

/**
 * A CV as a document, and the changes that would improve it, for a person to accept one by one. The rules change form
 * alone; a model's rewrites are kept when they say nothing that was not there. Throws
 * `not-found`, `text-too-short`, or `cancelled` when `signal` aborts; a model that fails leaves the rules' changes and a
 * note.
 */
export const improveResume = async (
  ctx: Ctx,
  user: User,
  { id, language, text }: ImproveInput,
  signal: AbortSignal,
): Promise<ImproveResponse> => {
  const resume = await resumeOf(ctx.db, user.id, id)
  if (!resume) throw new AppError('not-found')
  if (text !== undefined && text.trim().length < LIMITS.textMin)
    throw new AppError('text-too-short', { min: LIMITS.textMin })
  const read = text === undefined ? readStored(resume) : extractText(text)
  const { content } = parseResume(read)
  const document = fromContent(content, read.language ?? language, ctx.newId)
  const rules = rulesChanges(document, language)
  if (!ctx.advisor) return { document, changes: rules, advice: 'rules', note: messagesFor(language).advice.fromRules }
  try {
    const model = await modelChanges(ctx.advisor, { document, content, language }, signal)
    const paths = new Set(model.map((change) => change.path.join('/')))
    const changes = [...rules.filter((change) => !paths.has(change.path.join('/'))), ...model]
    return { document, changes, advice: model.length > 0 ? 'model' : 'rules', note: null }
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'provider-unavailable') throw error
    return { document, changes: rules, advice: 'rules', note: messagesFor(language).advice.improveFailed }
  }
}

const rulesChanges = (document: ResumeDocument, language: Language): ImproveChange[] =>
  proposalsByRules(document, document.language).map((proposal) => ({
    ...proposal,
    reason: messagesFor(language).advice.reasons[proposal.reason],
    source: 'rules',
  }))

const modelChanges = async (
  advisor: NonNullable<Ctx['advisor']>,
  input: { document: ResumeDocument; content: ResumeContent; language: Language },
  signal: AbortSignal,
): Promise<ImproveChange[]> => {
  const plan = planRewrites(input.document, input.content, input.language)
  if (plan.places.length === 0) return []
  const rewrites = await advisor.improve(plan.request, signal)
  return acceptRewrites(rewrites, plan).map((change) => ({ ...change, source: 'model' }))
}
