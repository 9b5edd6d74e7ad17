import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { ZodType } from 'zod'
import type { Advisor } from '#api/ports/advisor.ts'
import type { Clock } from '#api/ports/clock.ts'
import { buildAdviceMessages, buildRewriteMessages, type Message } from '#shared/scoring/advice/prompt.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { adviceResponseSchema, rewriteResponseSchema } from './response-schemas.ts'
import { DEFAULT_LIMITS, REFUSED, type TimeLimits, withRetries } from './with-retries.ts'

export interface OpenAiOptions {
  readonly apiKey: string
  /** URL of a server with the chat completions API; OpenAI when absent. */
  readonly baseURL?: string | undefined
  readonly model: string
  readonly clock: Clock
  readonly limits?: TimeLimits
  /** Shared by all instances of a database; one of this process when absent. */
  readonly breaker?: Breaker
}

/** Includes the reasoning tokens of a reasoning model. */
const MAX_COMPLETION_TOKENS = 4_000
const MAX_ADVICE_ITEMS = 30
const MAX_ADVICE_CHARS = 600
const MAX_QUOTE_CHARS = 300
const MAX_REWRITES = 60
const REASONING_MODEL = /^(gpt-5|o\d)/

/** Implements `Advisor` with an OpenAI-compatible server (`openai` SDK, structured output). Throws what the port declares. */
export const createOpenAiAdvisor = ({
  apiKey,
  baseURL,
  model,
  clock,
  limits = DEFAULT_LIMITS,
  breaker = createBreaker(clock),
}: OpenAiOptions): Advisor => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseURL ?? null,
    maxRetries: 0,
    timeout: limits.totalMs,
    fetch: boundedFetch,
  })
  const tools = { limits, clock, breaker }

  const requestCompletion = <T>(
    name: string,
    schema: ZodType<T>,
    messages: readonly Message[],
    signal: AbortSignal,
  ): Promise<T> =>
    withRetries<T>(
      async (attemptSignal) => {
        const completion = await client.chat.completions.parse(
          {
            model,
            messages: [...messages],
            response_format: zodResponseFormat(schema, name),
            max_completion_tokens: MAX_COMPLETION_TOKENS,
            ...(REASONING_MODEL.test(model) && { reasoning_effort: 'low' as const }),
          },
          { signal: attemptSignal },
        )
        const message = completion.choices[0]?.message
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
        text: text.slice(0, MAX_ADVICE_CHARS),
        quote: quote.slice(0, MAX_QUOTE_CHARS),
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
