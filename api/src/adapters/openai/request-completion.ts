import type { ZodType } from 'zod'
import type { Message } from '#shared/scoring/advice/prompt.ts'
import { type ChatClient, createResponseFormat } from './chat-client.ts'
import {
  type AnswerFormat,
  adaptParameters,
  getFirstParameters,
  type RequestParameters,
  toBodyParameters,
} from './request-parameters.ts'
import { streamAnswer, toAnswer } from './stream-answer.ts'
import { REFUSED } from './with-retries.ts'

interface CompletionOptions {
  readonly client: ChatClient
  readonly model: string
  /** Limit of an answer, reasoning included. */
  readonly maxTokens: number
}

export interface Question<T> {
  /** Name of the shape of the answer. */
  readonly name: string
  readonly schema: ZodType<T>
  readonly messages: readonly Message[]
  /** Called at the start of each attempt; what it returns gets the pieces of the answer, where the server can stream. */
  readonly watch?: (() => (piece: string) => void) | undefined
}

/** A server without schemas gets the schema in words, which `json_object` requires too. */
const toMessages = (messages: readonly Message[], format: AnswerFormat, schema: unknown): Message[] =>
  messages.map((message) =>
    message.role === 'system' && format !== 'json_schema'
      ? {
          ...message,
          content: `${message.content}\nAnswer with one JSON object of this JSON schema only: ${JSON.stringify(schema)}`,
        }
      : message,
  )

/** Models without a schema often put their JSON into a Markdown fence. */
const parseAnswer = (content: string): unknown =>
  JSON.parse(content.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, ''))

/**
 * Returns the function that asks a model for an answer of a shape. A parameter that the server refuses by its name is
 * dropped or replaced by its older form, and not sent again while this process lives. The answer is `REFUSED` for a
 * refusal, a truncated or an empty one; throws the errors of the SDK, of `JSON.parse` and of the schema.
 */
export const createCompletionRequest = ({ client, model, maxTokens }: CompletionOptions) => {
  let known = getFirstParameters(model)

  const send = async <T>(
    { name, schema, messages, watch }: Question<T>,
    parameters: RequestParameters,
    signal: AbortSignal,
  ): Promise<T | typeof REFUSED> => {
    const responseFormat = createResponseFormat(name, schema)
    const body = {
      model,
      messages: toMessages(messages, parameters.format, responseFormat.json_schema.schema),
      ...(parameters.format === 'json_schema' && { response_format: responseFormat }),
      ...(parameters.format === 'json_object' && { response_format: { type: 'json_object' as const } }),
      ...toBodyParameters(parameters, maxTokens),
    }
    const { content, refusal, end } =
      watch && parameters.stream
        ? await streamAnswer(client, body, signal, watch())
        : toAnswer(await (await client(body, signal)).json())
    if (!content || refusal || end === 'length' || end === 'content_filter') return REFUSED
    return schema.parse(parseAnswer(content))
  }

  return async <T>(question: Question<T>, signal: AbortSignal): Promise<T | typeof REFUSED> => {
    // Each round drops something, so this ends.
    for (let parameters = known; ; ) {
      try {
        const answer = await send(question, parameters, signal)
        known = parameters
        return answer
      } catch (error) {
        const adapted = adaptParameters(parameters, error)
        if (!adapted) throw error
        parameters = adapted
      }
    }
  }
}
