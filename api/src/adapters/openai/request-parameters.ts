import { BadRequestError, UnprocessableEntityError } from 'openai/core/error'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { createTextPattern } from '#shared/text-pattern.ts'

/** How a request says its limit of tokens and the shape of the answer; the first entry is tried first. */
const TOKEN_LIMITS = ['max_completion_tokens', 'max_tokens', 'none'] as const
const ANSWER_FORMATS = ['json_schema', 'json_object', 'none'] as const

/** Families that reason before they answer. A model that does not know the option refuses it, and it is dropped. */
const REASONING_MODEL = /^(gpt-([5-9]|\d{2,})|gpt-oss|o\d)/

export type AnswerFormat = (typeof ANSWER_FORMATS)[number]

export interface RequestParameters {
  readonly tokenLimit: (typeof TOKEN_LIMITS)[number]
  readonly format: AnswerFormat
  readonly reasoningEffort: boolean
  /** Whether an answer may be sent in pieces; asked for only where somebody waits for progress. */
  readonly stream: boolean
}

/** What a model is asked with before its server has refused anything. */
export const getFirstParameters = (model: string): RequestParameters => ({
  tokenLimit: TOKEN_LIMITS[0],
  format: ANSWER_FORMATS[0],
  reasoningEffort: REASONING_MODEL.test(model),
  stream: true,
})

/** The parameters of a request that differ between servers. */
export const toBodyParameters = ({ tokenLimit, reasoningEffort }: RequestParameters, maxTokens: number) =>
  ({
    ...(tokenLimit !== 'none' && { [tokenLimit]: maxTokens }),
    ...(reasoningEffort && { reasoning_effort: 'low' as const }),
  }) satisfies Partial<ChatCompletionCreateParamsNonStreaming>

/** Whatever a server says about a request that it does not accept: some name the parameter in a text alone. */
const describeRefusal = (error: BadRequestError | UnprocessableEntityError): string =>
  [error.param, error.message, JSON.stringify(error.error)].join(' ')

const next = <T extends string>(steps: readonly T[], current: T): T | null => steps[steps.indexOf(current) + 1] ?? null

/**
 * The parameters to try after a refusal: without the one that the server named, or with its older form. Null when the
 * error names none that the request had.
 */
export const adaptParameters = (current: RequestParameters, error: unknown): RequestParameters | null => {
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) return null
  const refusal = describeRefusal(error)
  // First, because some servers refuse streams of a response format, and name both.
  if (current.stream && /\bstream/i.test(refusal)) return { ...current, stream: false }
  if (current.reasoningEffort && /reasoning|does not support thinking/i.test(refusal))
    return { ...current, reasoningEffort: false }
  const format = next(ANSWER_FORMATS, current.format)
  if (format && /response[ _]format|json_schema|json_object|structured[ _]output/i.test(refusal))
    return { ...current, format }
  const tokenLimit = next(TOKEN_LIMITS, current.tokenLimit)
  // Only a name of the parameter itself: a prompt that is too long is described with tokens as well.
  if (tokenLimit && createTextPattern(current.tokenLimit, { before: '\\b', after: '\\b', flags: '' }).test(refusal))
    return { ...current, tokenLimit }
  return null
}
