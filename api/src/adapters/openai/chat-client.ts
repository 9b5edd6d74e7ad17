import { APIConnectionError, APIError, APIUserAbortError } from 'openai/core/error'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import type { ResponseFormatJSONSchema } from 'openai/resources/shared'
import { toJSONSchema, type ZodType } from 'zod'
import { boundedFetch } from './bounded-fetch.ts'

const OPENAI_URL = 'https://api.openai.com/v1'

interface ChatClientOptions {
  readonly apiKey: string
  /** URL of a server with the chat completions API; OpenAI when absent. */
  readonly baseURL?: string | undefined
}

/** Sends one request. Throws the errors of the SDK for a status above 299, no connection, and an aborted `signal`. */
export type ChatClient = (body: ChatCompletionCreateParams, signal: AbortSignal) => Promise<Response>

/** A client of the chat completions API with the types and errors of the `openai` package, and nothing else of it. */
export const createChatClient = ({ apiKey, baseURL = OPENAI_URL }: ChatClientOptions): ChatClient => {
  const url = `${baseURL.replace(/\/$/, '')}/chat/completions`
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  return async (body, signal) => {
    const response = await boundedFetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(
      (cause: unknown) => {
        if (signal.aborted) throw new APIUserAbortError()
        throw new APIConnectionError({ cause: cause instanceof Error ? cause : undefined })
      },
    )
    if (!response.ok) throw await toStatusError(response)
    return response
  }
}

const toStatusError = async (response: Response): Promise<APIError> => {
  const text = await response.text().catch(() => '')
  return APIError.generate(response.status, parseObject(text), text, response.headers)
}

const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** The shape of an answer as a strict schema of the API. `name`: letters, digits, `_` and `-`. */
export const createResponseFormat = (
  name: string,
  schema: ZodType,
): ResponseFormatJSONSchema & { readonly json_schema: { readonly schema: Record<string, unknown> } } => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema: { ...toJSONSchema(schema, { target: 'draft-7' }) } },
})
