import type { ChatRequest } from './chat-request.ts'

interface Refusal {
  readonly status: number
  readonly body: unknown
}

const toOpenAiError = (message: string, param: string | null, code: string | null = null): Refusal => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param, code } },
})

const toValidationDetail = (parameter: string) => ({
  type: 'extra_forbidden',
  loc: ['body', parameter],
  msg: 'Extra inputs are not permitted',
})

const isSchema = (request: ChatRequest) => request.response_format?.type === 'json_schema'

/** What each server refuses, by its published behavior; null when it answers. Parameters that it ignores are accepted. */
export const SERVERS = {
  openai: () => null,
  /** A model that does not reason, or a chat variant, with the option of the reasoning ones. */
  'openai-without-reasoning': ({ reasoning_effort: effort }) =>
    effort === undefined
      ? null
      : toOpenAiError(
          "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
          'reasoning_effort',
          'unsupported_parameter',
        ),
  /** An organization that has not been verified, with a model that only verified ones may stream. */
  'openai-unverified': ({ stream }) =>
    stream
      ? toOpenAiError('Your organization must be verified to stream this model.', 'stream', 'unsupported_value')
      : null,
  /** A deployment of an older model behind an older `api-version`. */
  azure: (request) => {
    if (request.max_completion_tokens !== undefined)
      return toOpenAiError('Unrecognized request argument supplied: max_completion_tokens', null)
    return isSchema(request)
      ? toOpenAiError(
          "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
          'response_format',
        )
      : null
  },
  mistral: ({ max_completion_tokens: limit, reasoning_effort: effort }) => {
    const refused = [
      ...(limit === undefined ? [] : ['max_completion_tokens']),
      ...(effort === undefined ? [] : ['reasoning_effort']),
    ]
    if (refused.length === 0) return null
    const message = { detail: refused.map(toValidationDetail) }
    return { status: 422, body: { object: 'error', message, type: 'invalid_request_error', param: null, code: null } }
  },
  deepseek: (request) =>
    isSchema(request)
      ? toOpenAiError('This response_format type is unavailable now', null, 'invalid_request_error')
      : null,
  groq: (request) => {
    if (request.stream && request.response_format)
      return toOpenAiError('`response_format` does not support streaming', null)
    if (request.reasoning_effort !== undefined)
      return toOpenAiError('`reasoning_effort` is not supported with this model', 'reasoning_effort')
    return isSchema(request)
      ? toOpenAiError('This model does not support response format `json_schema`.', 'response_format')
      : null
  },
  ollama: ({ reasoning_effort: effort }) =>
    effort === undefined ? null : toOpenAiError('"test-model" does not support thinking', null),
  vllm: ({ max_completion_tokens: limit }) => {
    if (limit === undefined) return null
    const message = `[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted'}]`
    return { status: 400, body: { object: 'error', message, type: 'BadRequestError', param: null, code: 400 } }
  },
} as const satisfies Record<string, (request: ChatRequest) => Refusal | null>

export type ServerName = keyof typeof SERVERS
