import { APIConnectionError } from 'openai/core/error'
import { Stream } from 'openai/core/streaming'
import type { ChatCompletionChunk, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'
import { isEventStream, ResponseTooLargeError } from './bounded-fetch.ts'
import type { ChatClient } from './chat-client.ts'

/** What is used of a completion. */
export interface Answer {
  readonly content: string
  /** Whether the model declined. */
  readonly refusal: boolean
  /** Why the answer ended, e.g. `stop` or `length`; undefined when the server did not say. */
  readonly end: string | undefined
}

const completionSchema = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
})

/** Reads a completion that arrived in one piece. Throws the error of the schema. */
export const toAnswer = (completion: unknown): Answer => {
  const [choice] = completionSchema.parse(completion).choices
  return {
    content: choice?.message.content ?? '',
    refusal: Boolean(choice?.message.refusal),
    end: choice?.finish_reason ?? undefined,
  }
}

/** More than any answer has; events around the text are bounded by `boundedFetch`. */
const MAX_ANSWER_CHARS = 1_000_000

/**
 * Asks for an answer in pieces and hands each to `onPiece`. A server that answers in one piece all the same is read so.
 * Throws `APIConnectionError` when the pieces end before the answer, and `ResponseTooLargeError`.
 */
export const streamAnswer = async (
  client: ChatClient,
  body: ChatCompletionCreateParamsNonStreaming,
  signal: AbortSignal,
  onPiece: (piece: string) => void,
): Promise<Answer> => {
  const leave = new AbortController()
  const response = await client({ ...body, stream: true }, AbortSignal.any([signal, leave.signal]))
  if (!isEventStream(response.headers)) return toAnswer(await response.json())
  const chunks = Stream.fromSSEResponse<ChatCompletionChunk>(response, leave)
  let content = ''
  let refusal = false
  let end: string | undefined
  for await (const { choices } of chunks) {
    const [choice] = choices
    const piece = choice?.delta?.content ?? ''
    content += piece
    if (content.length > MAX_ANSWER_CHARS) throw new ResponseTooLargeError()
    if (piece) onPiece(piece)
    refusal ||= Boolean(choice?.delta?.refusal)
    end = choice?.finish_reason ?? end
  }
  if (end === undefined) throw new APIConnectionError({ message: 'the answer broke off' })
  return { content, refusal, end }
}
