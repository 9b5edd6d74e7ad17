import type { ServerResponse } from 'node:http'
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

const createCompletion = (content: string | null, more: { finish?: string; refusal?: string } = {}) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion',
  created: 1,
  model: 'test',
  choices: [
    {
      index: 0,
      finish_reason: more.finish ?? 'stop',
      message: { role: 'assistant', content, refusal: more.refusal ?? null },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

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
const createAccurateResponse = (request: ChatRequest): unknown => {
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
  else sendJson(response, 200, createCompletion(JSON.stringify(createAccurateResponse(request))))
}

/** Handles one request. `hang` never responds; `reset` closes the connection in the middle of the response. */
export const respond = (behavior: Behavior, request: ChatRequest, response: ServerResponse): void => {
  if (typeof behavior === 'object') {
    if ('server' in behavior) respondAs(behavior.server, request, response)
    else if ('content' in behavior) sendJson(response, 200, createCompletion(behavior.content))
    else
      sendJson(response, 429, createErrorBody('rate_limit_exceeded'), { 'retry-after': String(behavior.rateLimited) })
    return
  }
  const full = JSON.stringify(createAccurateResponse(request))
  const table: Readonly<Record<Exclude<Behavior, object>, () => void>> = {
    answer: () => sendJson(response, 200, createCompletion(full)),
    obey: () => sendJson(response, 200, createCompletion(JSON.stringify(createManipulatedResponse(request)))),
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
    truncated: () => sendJson(response, 200, createCompletion(full.slice(0, 60), { finish: 'length' })),
    'wrong-json': () => sendJson(response, 200, createCompletion('{"items": [')),
    'wrong-shape': () => sendJson(response, 200, createCompletion('{"advice":"do better"}')),
    'extra-keys': () =>
      sendJson(
        response,
        200,
        createCompletion(JSON.stringify({ ...(createAccurateResponse(request) as object), overallScore: 100 })),
      ),
    'score-999': () =>
      sendJson(
        response,
        200,
        createCompletion(
          '{"items":[{"kind":"strength","category":null,"text":"Great in all ways.","quote":"a","score":999}]}',
        ),
      ),
    refusal: () => sendJson(response, 200, createCompletion(null, { refusal: 'I cannot help with that.' })),
    empty: () => sendJson(response, 200, createCompletion('{"items":[]}')),
  }
  table[behavior]()
}
