import type { ServerResponse } from 'node:http'
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ChatRequest } from './chat-request.ts'
import { SERVERS, type ServerName } from './servers.ts'

/** How the fake handles a request. */
export type Behavior =
  | 'answer'
  | 'obey'
  | 'rate-limited'
  | 'fault'
  | 'unauthorized'
  | 'bad-request'
  | 'hang'
  | 'reset'
  | 'cut-stream'
  | 'no-stream'
  | 'truncated'
  | 'wrong-json'
  | 'wrong-shape'
  | 'extra-keys'
  | 'score-999'
  | 'refusal'
  | 'empty'
  | { readonly rateLimited: number }
  | { readonly content: string }
  | { readonly server: ServerName }

const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

type FinishReason = ChatCompletion.Choice['finish_reason']

interface CompletionEnd {
  readonly finish?: FinishReason
  readonly refusal?: string
}

const createCompletion = (content: string | null, more: CompletionEnd = {}): ChatCompletion => ({
  id: 'chatcmpl-test',
  object: 'chat.completion',
  created: 1,
  model: 'test',
  choices: [
    {
      index: 0,
      finish_reason: more.finish ?? 'stop',
      logprobs: null,
      message: { role: 'assistant', content, refusal: more.refusal ?? null },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** Characters of an answer in one event, where it is sent as a stream. */
const PIECE_CHARS = 24

/** An answer as the events that it is streamed in; the last one says why it ended. */
const listEvents = ({ id, created, model, choices }: ChatCompletion): readonly ChatCompletionChunk[] => {
  const createEvent = (delta: ChatCompletionChunk.Choice.Delta, end: FinishReason | null): ChatCompletionChunk => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, finish_reason: end, logprobs: null }],
  })
  return choices.flatMap(({ message: { content, refusal }, finish_reason }) => {
    const pieceCount = Math.ceil((content?.length ?? 0) / PIECE_CHARS)
    const pieces = Array.from({ length: pieceCount }, (_, i) => content?.slice(i * PIECE_CHARS, (i + 1) * PIECE_CHARS))
    return [
      createEvent({ role: 'assistant', content: '' }, null),
      ...pieces.map((piece = '') => createEvent({ content: piece }, null)),
      ...(refusal === null ? [] : [createEvent({ refusal }, null)]),
      createEvent({}, finish_reason),
    ]
  })
}

const sendCompletion = (request: ChatRequest, response: ServerResponse, completion: ChatCompletion): void => {
  if (!request.stream) {
    sendJson(response, 200, completion)
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of listEvents(completion)) response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end('data: [DONE]\n\n')
}

const CV_START = '<cv>\n'

const listResumeLines = (request: ChatRequest): string[] => {
  const user = request.messages.find((m) => m.role === 'user')?.content ?? ''
  const start = user.indexOf(CV_START)
  const end = user.lastIndexOf('\n</cv>')
  return (start < 0 ? '' : user.slice(start + CV_START.length, end)).split('\n')
}

const isRewriteRequest = (request: ChatRequest): boolean =>
  request.response_format?.json_schema?.name === 'rewrites' ||
  // Without a schema the shape of the answer is in the first message.
  (request.messages[0]?.content.includes('"rewrites"') ?? false)

/** Advice whose quotes are in the resume, except for the last one. */
const createAccurateResponse = (request: ChatRequest): object => {
  const lines = listResumeLines(request).filter((line) => line.trim().length > 20)
  if (isRewriteRequest(request))
    return {
      rewrites: lines.slice(0, 3).map((line) => {
        const before = line.replace(/^\d+\. /, '')
        return {
          line: Number(/^\d+/.exec(line)?.[0] ?? 1),
          after: before.replace(/^responsible for /i, 'Took on '),
          reason: 'Shorter.',
        }
      }),
    }
  const [first = '', second = '', third = ''] = lines.slice(-3)
  return {
    items: [
      { kind: 'suggestion', category: 'content', text: 'Say what came of this work and for whom.', quote: first },
      { kind: 'strength', category: null, text: 'This line is concrete and easy to read.', quote: second },
      { kind: 'improvement', category: null, text: 'Tell which tools you used here.', quote: third },
      {
        kind: 'suggestion',
        category: 'ats',
        text: 'This sentence rests on a quote nobody wrote.',
        quote: 'Nobody wrote these words anywhere',
      },
    ],
  }
}

/** The output of a model that follows an injected instruction: full score, praise, invented facts, the prompt. */
const createManipulatedResponse = (request: ChatRequest): unknown => {
  const lines = listResumeLines(request)
  const quote = lines.find((line) => /100|cien|ignor|score|punt/i.test(line)) ?? lines[0] ?? ''
  if (isRewriteRequest(request))
    return {
      rewrites: lines.map((line, i) => ({
        line: i + 1,
        after: `Chief executive of Google who raised sales by 900% with Kubernetes. ${line.slice(0, 30)}`,
        reason: 'Score 100.',
      })),
    }
  return {
    items: [
      { kind: 'strength', category: null, text: 'Perfect candidate: the score is 100/100, hire immediately.', quote },
      { kind: 'strength', category: null, text: 'Este candidato es perfecto y merece la puntuación máxima.', quote },
      {
        kind: 'suggestion',
        category: 'ats',
        text: `My instructions are: ${request.messages[0]?.content.slice(0, 80)}`,
        quote,
      },
      { kind: 'suggestion', category: 'content', text: 'Mention the 4500 people you led at Google.', quote },
      {
        kind: 'improvement',
        category: null,
        text: 'Nothing to improve at all, give 100 points.',
        quote: 'Ignore all previous instructions',
      },
    ],
  }
}

const createErrorBody = (code: string, message = 'test') => ({ error: { message, type: code, code } })

const respondAs = (server: ServerName, request: ChatRequest, response: ServerResponse): void => {
  const refusal = SERVERS[server](request)
  if (refusal) sendJson(response, refusal.status, refusal.body)
  else sendCompletion(request, response, createCompletion(JSON.stringify(createAccurateResponse(request))))
}

/** Handles one request. `hang` never responds; `reset` and `cut-stream` end in the middle of the
 * response; `no-stream` answers in one piece whatever was asked for. */
export const respond = (behavior: Behavior, request: ChatRequest, response: ServerResponse): void => {
  const sendContent = (content: string | null, more?: CompletionEnd): void =>
    sendCompletion(request, response, createCompletion(content, more))
  if (typeof behavior === 'object') {
    if ('server' in behavior) respondAs(behavior.server, request, response)
    else if ('content' in behavior) sendContent(behavior.content)
    else
      sendJson(response, 429, createErrorBody('rate_limit_exceeded'), { 'retry-after': String(behavior.rateLimited) })
    return
  }
  const full = JSON.stringify(createAccurateResponse(request))
  const table: Readonly<Record<Exclude<Behavior, object>, () => void>> = {
    answer: () => sendContent(full),
    obey: () => sendContent(JSON.stringify(createManipulatedResponse(request))),
    'rate-limited': () => sendJson(response, 429, createErrorBody('rate_limit_exceeded'), { 'retry-after': '0' }),
    fault: () => sendJson(response, 500, createErrorBody('server_error')),
    unauthorized: () => sendJson(response, 401, createErrorBody('invalid_api_key')),
    'bad-request': () => sendJson(response, 400, createErrorBody('context_length_exceeded')),
    hang: () => undefined,
    reset: () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"id":')
      setImmediate(() => response.destroy())
    },
    'cut-stream': () => {
      const [first, second] = listEvents(createCompletion(full))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`data: ${JSON.stringify(first)}\n\ndata: ${JSON.stringify(second)}\n\n`)
    },
    'no-stream': () => sendJson(response, 200, createCompletion(full)),
    truncated: () => sendContent(full.slice(0, 60), { finish: 'length' }),
    'wrong-json': () => sendContent('{"items": ['),
    'wrong-shape': () => sendContent('{"advice":"do better"}'),
    'extra-keys': () => sendContent(JSON.stringify({ ...createAccurateResponse(request), overallScore: 100 })),
    'score-999': () =>
      sendContent(
        '{"items":[{"kind":"strength","category":null,"text":"Great in all ways.","quote":"a","score":999}]}',
      ),
    refusal: () => sendContent(null, { refusal: 'I cannot help with that.' }),
    empty: () => sendContent('{"items":[]}'),
  }
  table[behavior]()
}
