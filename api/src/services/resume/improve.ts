import type { ImproveResponse } from '#shared/api-schema/resumes.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { TaskOutput } from '../../ports/tasks.ts'
import { askForImprovement } from './ask-for-improvement.ts'
import { requireResume } from './require-resume.ts'

export interface ImproveInput {
  readonly user: User
  readonly id: string
  /** Language of the reasons. */
  readonly language: Language
  /** Current text of the resume in an editor; undefined: the stored resume. Never stored. */
  readonly text: string | undefined
  readonly signal: AbortSignal
}

/** With these the changes of the rules are returned with a note. */
const RULES_INSTEAD: readonly ErrorCode[] = ['provider-unavailable', 'daily-limit']

/**
 * Parses a resume into a document and proposes changes for the user to accept one by one, as the JSON of an
 * `ImproveResponse`. Rules change form only; the rewrites of a model are kept only when they add no facts. Throws
 * `not-found`, `text-too-short`, the codes of `TaskRunner`, and `cancelled` when `signal` aborts. When the model fails or
 * the suggestions of the day are used up, the changes of the rules are returned with a note.
 */
export const improveResume = async ({ ctx, input }: ServiceCall<ImproveInput>): Promise<string> => {
  const { user, language, text, signal } = input
  const resume = await requireResume(ctx, user, input.id)
  if (text !== undefined && text.trim().length < LIMITS.minTextChars)
    throw new AppError('text-too-short', { min: LIMITS.minTextChars })
  const source = text === undefined ? { layout: resume.layout, text: resume.originalText } : { layout: null, text }
  const { document, changes, rewrites } = await ctx.tasks.run(
    'improve',
    { ...source, language, withRewrites: ctx.advisor !== null },
    { caller: user.id, signal },
  )
  const { advice, errors } = getMessages(language)
  if (!ctx.advisor) return toJson({ document, changes }, { advice: 'rules', note: advice.fromRules })
  try {
    const model = rewrites ? await requestModelChanges(ctx, input, rewrites) : { changes, count: 0 }
    return toJson({ document, changes: model.changes }, { advice: model.count > 0 ? 'model' : 'rules', note: null })
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || !RULES_INSTEAD.includes(error.code)) throw error
    const note = error.code === 'daily-limit' ? errors['daily-limit'](error.params) : advice.improveFailed
    return toJson({ document, changes }, { advice: 'rules', note, noteCode: error.code })
  }
}

/** Joins what is JSON already with the other fields. */
const toJson = (
  { document, changes }: { document: string; changes: string },
  rest: Omit<ImproveResponse, 'document' | 'changes'>,
): string => `{"document":${document},"changes":${changes},${JSON.stringify(rest).slice(1)}`

const requestModelChanges = async (
  ctx: Ctx,
  { user, signal }: ImproveInput,
  { request, state }: NonNullable<TaskOutput<'improve'>['rewrites']>,
): Promise<TaskOutput<'verify-rewrites'>> => {
  const { advisor } = ctx
  if (!advisor) throw new AppError('provider-unavailable')
  const rewrites = await askForImprovement(ctx, user, () => advisor.improve(request, signal))
  return ctx.tasks.run('verify-rewrites', { rewrites: [...rewrites], state }, { caller: user.id, signal })
}
