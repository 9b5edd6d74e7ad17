import { AppError } from '#shared/errors.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import { countShareView, type Share, type SharedDraft } from '../../db/queries/resume/shares.ts'
import { describeError } from '../../log.ts'
import type { TaskOutput } from '../../ports/tasks.ts'
import type { PageCache } from './page-cache.ts'

export interface ReadShareInput extends SharedDraft {
  readonly signal: AbortSignal
}

export interface ReadPageInput extends ReadShareInput {
  readonly cache: PageCache
  /** Without them the page is made for its headers alone. */
  readonly drawsPages: boolean
  /** Whether somebody reads the page. */
  readonly isView: boolean
}

const prepare = (ctx: Ctx, { share, document, signal }: ReadShareInput): Promise<TaskOutput<'prepare-share'>> => {
  const { id, language, hidesContact } = share
  return ctx.tasks.run('prepare-share', { document, language, hidesContact }, { caller: `share ${id}`, signal })
}

/** Null where the pages cannot be drawn: the HTML has the text without them. */
const drawPages = async (
  ctx: Ctx,
  { content, templateId, language }: TaskOutput<'prepare-share'>,
  { share, signal }: ReadShareInput,
): Promise<TaskOutput<'draw-pages'> | null> => {
  try {
    const task = { content, templateId, language }
    return await ctx.tasks.run('draw-pages', task, { caller: `share ${share.id}`, signal })
  } catch (error) {
    ctx.log({ level: 'warn', event: 'share-pages', ...describeError(error) })
    return null
  }
}

/**
 * The HTML and the drawn pages of an open link; `drawn` is null where they could not be drawn or are not wanted. Counts
 * a view after the response. Throws the codes of `TaskRunner`.
 */
export const readSharePage = async ({
  ctx,
  input: { cache, drawsPages, isView, ...input },
}: ServiceCall<ReadPageInput>) => {
  const page = cache.get(input) ?? (await makePage(ctx, input, drawsPages))
  if (page.drawn) cache.set(input, { ...page, drawn: page.drawn })
  if (isView) recordView(ctx, input.share)
  return page
}

const makePage = async (ctx: Ctx, input: ReadShareInput, drawsPages: boolean) => {
  const prepared = await prepare(ctx, input)
  const drawn = drawsPages ? await drawPages(ctx, prepared, input) : null
  return { html: prepared.html, language: prepared.language, drawn }
}

const recordView = (ctx: Ctx, { id }: Share): void => {
  ctx.background
    .run(ctx.newId(), countShareView(ctx.db, id, ctx.clock()))
    .catch((error: unknown) => ctx.log({ level: 'warn', event: 'share-view', ...describeError(error) }))
}

/** The PDF of an open link. Throws `not-found` where it is switched off, and the codes of `TaskRunner`. */
export const readSharePdf = async ({ ctx, input }: ServiceCall<ReadShareInput>): Promise<Uint8Array> => {
  if (!input.share.allowsPdf) throw new AppError('not-found')
  const { content, templateId, language } = await prepare(ctx, input)
  const task = { content, templateId, language, now: ctx.clock() }
  return (await ctx.tasks.run('render-resume', task, { caller: `share ${input.share.id}`, signal: input.signal })).bytes
}
