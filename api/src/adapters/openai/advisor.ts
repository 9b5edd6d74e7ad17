import type { Advisor } from '#api/ports/advisor.ts'
import type { Clock } from '#api/ports/clock.ts'
import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import { buildAdviceMessages, buildRewriteMessages, type RewriteRequest } from '#shared/scoring/advice/prompt.ts'
import type { AdviceItem } from '#shared/scoring/results.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createChatClient } from './chat-client.ts'
import { createItemCounter } from './count-items.ts'
import { createCompletionRequest, type Question } from './request-completion.ts'
import { adviceResponseSchema, rewriteResponseSchema } from './response-schemas.ts'
import { DEFAULT_LIMITS, type TimeLimits, withRetries } from './with-retries.ts'

export interface OpenAiOptions {
  readonly apiKey: string
  /** URL of a server with the chat completions API; OpenAI when absent. */
  readonly baseURL?: string | undefined
  readonly model: string
  readonly clock: Clock
  readonly limits?: TimeLimits
  /** Limit of an answer in tokens, reasoning included; `DEFAULT_MAX_TOKENS` when absent. */
  readonly maxTokens?: number
  /** Shared by all instances of a database; one of this process when absent. */
  readonly breaker?: Breaker
}

/** Default limit of an answer; includes the reasoning tokens of a reasoning model. */
const DEFAULT_MAX_TOKENS = 4_000
/** Lines of one request for rewrites, so that a small model finishes its answer. */
const BATCH_LINES = 20
/** Findings or requirements of one request for advice on everything. */
const BATCH_TOPICS = 12
const MAX_ADVICE_ITEMS = 30
const MAX_ADVICE_CHARS = 600
const MAX_QUOTE_CHARS = 300
const MAX_REWRITES = 60

/** Implements `Advisor` with an OpenAI-compatible server (structured output). Throws what the port declares. */
export const createOpenAiAdvisor = ({
  apiKey,
  baseURL,
  model,
  clock,
  limits = DEFAULT_LIMITS,
  maxTokens = DEFAULT_MAX_TOKENS,
  breaker = createBreaker(clock),
}: OpenAiOptions): Advisor => {
  const client = createChatClient({ apiKey, baseURL })
  const tools = { limits, clock, breaker }

  const requestCompletion = createCompletionRequest({ client, model, maxTokens })
  const ask = <T>(question: Question<T>, signal: AbortSignal): Promise<T> =>
    withRetries<T>((attemptSignal) => requestCompletion(question, attemptSignal), signal, tools)

  /** Answers name a line by its number, because a model that repeats the line needs twice the tokens. */
  const improveBatch = async ({ lines, ...rest }: RewriteRequest, signal: AbortSignal) => {
    const messages = buildRewriteMessages({ lines, ...rest })
    const { rewrites } = await ask({ name: 'rewrites', schema: rewriteResponseSchema, messages }, signal)
    return rewrites.flatMap(({ line, after, reason }) => {
      const before = lines[line - 1]
      return before === undefined ? [] : [{ line: line - 1, before, after, reason }]
    })
  }

  const adviseBatch = async (
    request: AdviceRequest,
    signal: AbortSignal,
    onCount?: (items: number) => void,
  ): Promise<AdviceItem[]> => {
    const watch = onCount && (() => watchItems(onCount))
    const messages = buildAdviceMessages(request)
    const { items } = await ask({ name: 'advice', schema: adviceResponseSchema, messages, watch }, signal)
    return items.slice(0, MAX_ADVICE_ITEMS).map(({ kind, category, text, quote }) => ({
      kind,
      ...(category && { category }),
      text: text.slice(0, MAX_ADVICE_CHARS),
      quote: quote.slice(0, MAX_QUOTE_CHARS),
    }))
  }

  return {
    model,
    advise: async (request, signal, onProgress) => {
      const batches = splitAdviceRequest(request)
      const counts = batches.map(() => 0)
      const createCount = (batch: number) =>
        onProgress &&
        ((items: number) => {
          counts[batch] = items
          onProgress(counts.reduce((sum, count) => sum + count, 0))
        })
      const answers = batches.map((batch, i) => adviseBatch(batch, signal, createCount(i)))
      return (await settleBatches(answers, signal)).flatMap((items) => items ?? [])
    },
    improve: async ({ lines, ...rest }, signal) => {
      const batches = toBatches(lines, BATCH_LINES)
      const answers = await settleBatches(
        batches.map((batch) => improveBatch({ lines: batch, ...rest }, signal)),
        signal,
      )
      return answers
        .flatMap((rewrites, i) => rewrites?.map((r) => ({ ...r, line: r.line + i * BATCH_LINES })) ?? [])
        .slice(0, MAX_REWRITES)
    },
  }
}

/** Calls `onCount` whenever one more item of an answer is complete. */
const watchItems = (onCount: (items: number) => void): ((piece: string) => void) => {
  const countItems = createItemCounter()
  let known = 0
  return (piece) => {
    const count = countItems(piece)
    if (count !== known) onCount(count)
    known = count
  }
}

/** The answers of batches in their order; null for one that failed, which costs its own part only. Throws when all fail. */
const settleBatches = async <T>(batches: readonly Promise<T>[], signal: AbortSignal): Promise<(T | null)[]> => {
  const answers = await Promise.allSettled(batches)
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure && (signal.aborted || answers.every(({ status }) => status === 'rejected'))) throw failure.reason
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null))
}

const toBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/** Advice on everything takes several answers, so that a small model finishes each. */
const splitAdviceRequest = (request: AdviceRequest): AdviceRequest[] => {
  if (request.level === 'basic') return [request]
  const findings = toBatches(request.findings, BATCH_TOPICS)
  const requirements = toBatches(request.requirements, BATCH_TOPICS)
  const batches = [
    ...findings.map((batch) => ({ ...request, findings: batch, requirements: [] })),
    ...requirements.map((batch) => ({ ...request, findings: [], requirements: batch })),
  ]
  return batches.length > 0 ? batches : [request]
}
