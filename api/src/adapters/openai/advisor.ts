import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { ZodType } from 'zod'
import type { Advisor } from '#api/ports/advisor.ts'
import type { Clock } from '#api/ports/clock.ts'
import { adviceMessages, type Message, rewriteMessages } from '#shared/scoring/advice/prompt.ts'
import { adviceAnswer, rewriteAnswer } from './answers.ts'
import { attempts, LIMITS, type Limits, REFUSED } from './attempts.ts'
import { breaker } from './breaker.ts'

export interface OpenAiOptions {
  readonly apiKey: string
  /** Any server that speaks the chat completions protocol; OpenAI's own when absent. */
  readonly baseURL?: string | undefined
  readonly model: string
  readonly clock: Clock
  readonly limits?: Limits
}

/** Tokens an answer may have, a reasoning model's thinking included. */
const MOST_ANSWERED = 4_000
const MOST_ITEMS = 30
const MOST_REWRITES = 60
const REASONS = /^(gpt-5|o\d)/

/** The advisor over an OpenAI-compatible server (`openai` SDK, structured output). Faults as the port says. */
export const openAiAdvisor = ({ apiKey, baseURL, model, clock, limits = LIMITS }: OpenAiOptions): Advisor => {
  const client = new OpenAI({ apiKey, baseURL: baseURL ?? null, maxRetries: 0, timeout: limits.whole })
  const tools = { limits, clock, breaker: breaker(clock) }

  const ask = <T>(name: string, schema: ZodType<T>, messages: readonly Message[], signal: AbortSignal): Promise<T> =>
    attempts<T>(
      async (limited) => {
        const answer = await client.chat.completions.parse(
          {
            model,
            messages: [...messages],
            response_format: zodResponseFormat(schema, name),
            max_completion_tokens: MOST_ANSWERED,
            ...(REASONS.test(model) && { reasoning_effort: 'low' as const }),
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
      const { items } = await ask('advice', adviceAnswer, adviceMessages(request), signal)
      return items.slice(0, MOST_ITEMS).map(({ kind, category, text, quote }) => ({
        kind,
        ...(category && { category }),
        text: text.slice(0, 600),
        quote: quote.slice(0, 300),
      }))
    },
    improve: async (request, signal) => {
      const { rewrites } = await ask('rewrites', rewriteAnswer, rewriteMessages(request), signal)
      return rewrites.slice(0, MOST_REWRITES).map((r) => ({ ...r, line: r.line - 1 }))
    },
  }
}
