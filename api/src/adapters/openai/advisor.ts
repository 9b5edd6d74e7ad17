import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { ZodType } from 'zod'
import type { Advisor } from '#api/ports/advisor.ts'
import type { Clock } from '#api/ports/clock.ts'
import { buildAdviceMessages, buildRewriteMessages, type Message } from '#shared/scoring/advice/prompt.ts'
import { createBreaker } from './breaker.ts'
import { adviceResponseSchema, rewriteResponseSchema } from './response-schemas.ts'
import { DEFAULT_LIMITS, REFUSED, type TimeLimits, withRetries } from './with-retries.ts'

export interface OpenAiOptions {
  readonly apiKey: string
  /** Any server that speaks the chat completions protocol; OpenAI's own when absent. */
  readonly baseURL?: string | undefined
  readonly model: string
  readonly clock: Clock
  readonly limits?: TimeLimits
}

/** Tokens an answer may have, a reasoning model's thinking included. */
const MAX_COMPLETION_TOKENS = 4_000
const MAX_ADVICE_ITEMS = 30
const MAX_REWRITES = 60
const REASONING_MODEL = /^(gpt-5|o\d)/

/** The advisor over an OpenAI-compatible server (`openai` SDK, structured output). Faults as the port says. */
export const createOpenAiAdvisor = ({
  apiKey,
  baseURL,
  model,
  clock,
  limits = DEFAULT_LIMITS,
}: OpenAiOptions): Advisor => {
  const client = new OpenAI({ apiKey, baseURL: baseURL ?? null, maxRetries: 0, timeout: limits.totalMs })
  const tools = { limits, clock, breaker: createBreaker(clock) }

  const requestCompletion = <T>(
    name: string,
    schema: ZodType<T>,
    messages: readonly Message[],
    signal: AbortSignal,
  ): Promise<T> =>
    withRetries<T>(
      async (limited) => {
        const answer = await client.chat.completions.parse(
          {
            model,
            messages: [...messages],
            response_format: zodResponseFormat(schema, name),
            max_completion_tokens: MAX_COMPLETION_TOKENS,
            ...(REASONING_MODEL.test(model) && { reasoning_effort: 'low' as const }),
          },
          { signal: limited },
        )
        const message = answer.choices[0]?.message
        return message?.refusal || !message?.parsed ? REFUSED : message.parsed
      },
      signal,
      tools,
    )

  return {
    model,
    advise: async (request, signal) => {
      const { items } = await requestCompletion('advice', adviceResponseSchema, buildAdviceMessages(request), signal)
      return items.slice(0, MAX_ADVICE_ITEMS).map(({ kind, category, text, quote }) => ({
        kind,
        ...(category && { category }),
        text: text.slice(0, 600),
        quote: quote.slice(0, 300),
      }))
    },
    improve: async (request, signal) => {
      const { rewrites } = await requestCompletion(
        'rewrites',
        rewriteResponseSchema,
        buildRewriteMessages(request),
        signal,
      )
      return rewrites.slice(0, MAX_REWRITES).map((r) => ({ ...r, line: r.line - 1 }))
    },
  }
}
