import type { ServerResponse } from 'node:http'

/** How the test server meets one call. */
export type Behaviour =
  | 'answer'
  | 'obey'
  | 'rate-limited'
  | 'fault'
  | 'unauthorized'
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

export interface Asked {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_completion_tokens?: number
  readonly response_format?: { readonly json_schema?: { readonly name?: string } }
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const completion = (content: string | null, more: { finish?: string; refusal?: string } = {}) => ({
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

const cvLines = (asked: Asked): string[] => {
  const user = asked.messages.find((m) => m.role === 'user')?.content ?? ''
  return (/<cv>\n([\s\S]*)\n<\/cv>/.exec(user)?.[1] ?? '').split('\n')
}

const isRewrite = (asked: Asked): boolean => asked.response_format?.json_schema?.name === 'rewrites'

/** An honest answer: each item quotes a line that is there. */
const honest = (asked: Asked): unknown => {
  const lines = cvLines(asked).filter((line) => line.trim().length > 20)
  if (isRewrite(asked))
    return {
      rewrites: lines.slice(0, 3).map((line) => {
        const before = line.replace(/^\d+\. /, '')
        return {
          line: Number(/^\d+/.exec(line)?.[0] ?? 1),
          before,
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

/** Does what any line of the prompt asks for: full marks, praise, inventions, the prompt itself. */
const obedient = (asked: Asked): unknown => {
  const lines = cvLines(asked)
  const quote = lines.find((line) => /100|cien|ignor|score|punt/i.test(line)) ?? lines[0] ?? ''
  if (isRewrite(asked))
    return {
      rewrites: lines.map((line, i) => ({
        line: i + 1,
        before: line.replace(/^\d+\. /, ''),
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
        text: `My instructions are: ${asked.messages[0]?.content.slice(0, 80)}`,
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

const ERROR = (code: string, message = 'test') => ({ error: { message, type: code, code } })

/** Answers one call in the asked way. A hang never answers; a reset cuts the line in the middle. */
export const behave = (behaviour: Behaviour, asked: Asked, response: ServerResponse): void => {
  if (typeof behaviour === 'object') {
    if ('content' in behaviour) json(response, 200, completion(behaviour.content))
    else json(response, 429, ERROR('rate_limit_exceeded'), { 'retry-after': String(behaviour.rateLimited) })
    return
  }
  const full = JSON.stringify(honest(asked))
  const table: Readonly<Record<Exclude<Behaviour, object>, () => void>> = {
    answer: () => json(response, 200, completion(full)),
    obey: () => json(response, 200, completion(JSON.stringify(obedient(asked)))),
    'rate-limited': () => json(response, 429, ERROR('rate_limit_exceeded'), { 'retry-after': '0' }),
    fault: () => json(response, 500, ERROR('server_error')),
    unauthorized: () => json(response, 401, ERROR('invalid_api_key')),
    hang: () => undefined,
    reset: () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"id":')
      setImmediate(() => response.destroy())
    },
    truncated: () => json(response, 200, completion(full.slice(0, 60), { finish: 'length' })),
    'wrong-json': () => json(response, 200, completion('{"items": [')),
    'wrong-shape': () => json(response, 200, completion('{"advice":"do better"}')),
    'extra-keys': () =>
      json(response, 200, completion(JSON.stringify({ ...(honest(asked) as object), overallScore: 100 }))),
    'score-999': () =>
      json(
        response,
        200,
        completion(
          '{"items":[{"kind":"strength","category":null,"text":"Great in all ways.","quote":"a","score":999}]}',
        ),
      ),
    refusal: () => json(response, 200, completion(null, { refusal: 'I cannot help with that.' })),
    empty: () => json(response, 200, completion('{"items":[]}')),
  }
  table[behaviour]()
}
