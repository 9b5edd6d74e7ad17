import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiAdvisor } from '#api/adapters/openai/advisor.ts'
import { createResponseFormat } from '#api/adapters/openai/chat-client.ts'
import { createItemCounter } from '#api/adapters/openai/count-items.ts'
import { adviceResponseSchema, rewriteResponseSchema } from '#api/adapters/openai/response-schemas.ts'
import { createTimeLimits } from '#api/adapters/openai/with-retries.ts'
import { type OpenAiFake, startOpenAiFake } from '#api/fakes/openai/fake.ts'
import { SERVERS, type ServerName } from '#api/fakes/openai/servers.ts'
import { isRecord } from '#shared/is-record.ts'

const LIMITS = { totalMs: 90_000, attemptMs: 60_000, pausesMs: [10, 20] }
const LINES = ['Responsible for the nightly loads of the harbor', 'Responsible for the stock of three kiosks']

let server: OpenAiFake
beforeAll(async () => {
  server = await startOpenAiFake()
})
afterAll(() => server.close())

let before = 0
beforeEach(() => {
  before = server.requests.length
})
const sent = () => server.requests.slice(before)
const never = () => new AbortController().signal
const createAdvisor = (model: string, more = {}) =>
  createOpenAiAdvisor({ apiKey: 'k', baseURL: server.url, model, clock: () => 0, limits: LIMITS, ...more })

const ADVICE = {
  text: `A resume\n${LINES.join('\n')}`,
  findings: [],
  requirements: [],
  language: 'en',
  level: 'basic',
} as const

/** Requests until the first answer, and the parameters that are remembered, for a model that reasons. */
const EXPECTED: Readonly<Record<ServerName, { calls: number; remembered: readonly string[]; format?: string }>> = {
  openai: { calls: 1, remembered: ['max_completion_tokens', 'reasoning_effort'], format: 'json_schema' },
  'openai-without-reasoning': { calls: 2, remembered: ['max_completion_tokens'], format: 'json_schema' },
  'openai-unverified': {
    calls: 1,
    remembered: ['max_completion_tokens', 'reasoning_effort'],
    format: 'json_schema',
  },
  azure: { calls: 3, remembered: ['max_tokens', 'reasoning_effort'], format: 'json_object' },
  mistral: { calls: 3, remembered: ['max_tokens'], format: 'json_schema' },
  deepseek: { calls: 2, remembered: ['max_completion_tokens', 'reasoning_effort'], format: 'json_object' },
  groq: { calls: 3, remembered: ['max_completion_tokens'], format: 'json_object' },
  ollama: { calls: 2, remembered: ['max_completion_tokens'], format: 'json_schema' },
  vllm: { calls: 2, remembered: ['max_tokens', 'reasoning_effort'], format: 'json_schema' },
}
const CHANGING = ['max_completion_tokens', 'max_tokens', 'reasoning_effort']

describe('servers with the API of OpenAI', () => {
  it.each(Object.keys(SERVERS) as ServerName[])('%s: drops what it refuses, and remembers it', async (name) => {
    const expected = EXPECTED[name]
    server.setBehaviors({ server: name })
    const advisor = createAdvisor('gpt-6.1-terra')
    const request = {
      text: `A resume\n${LINES.join('\n')}`,
      findings: [],
      requirements: [],
      language: 'en',
      level: 'basic',
    } as const
    expect((await advisor.advise(request, never())).length).toBeGreaterThan(0)
    expect(sent()).toHaveLength(expected.calls)
    const rewrites = await advisor.improve({ lines: LINES, language: 'en' }, never())
    expect(rewrites.map(({ line, before: from }) => [line, from])).toEqual(LINES.map((line, i) => [i, line]))
    expect(sent()).toHaveLength(expected.calls + 1)
    const last = server.requests.at(-1) ?? {}
    expect(CHANGING.filter((key) => key in last)).toEqual(expected.remembered)
    expect(last).toMatchObject({ response_format: { type: expected.format } })
  })

  it.each([
    ['openai', 1, true],
    ['openai-unverified', 2, false],
    ['groq', 4, false],
    ['vllm', 2, true],
  ] as const)('%s: streams where it can', async (name, calls, streams) => {
    server.setBehaviors({ server: name })
    const advisor = createAdvisor('gpt-6.1-terra')
    const counts: number[] = []
    expect(await advisor.advise(ADVICE, never(), (count) => counts.push(count))).toHaveLength(4)
    expect(sent()).toHaveLength(calls)
    expect(counts).toEqual(streams ? [1, 2, 3, 4] : [])
    await advisor.advise(ADVICE, never(), (count) => counts.push(count))
    expect(sent()).toHaveLength(calls + 1)
    expect(server.requests.at(-1)?.stream).toBe(streams || undefined)
  })

  it('accepts JSON in a Markdown fence where there is no schema', async () => {
    server.setBehaviors({ content: '```json\n{"items":[]}\n```' })
    const request = { text: 'A resume', findings: [], requirements: [], language: 'en', level: 'basic' } as const
    expect(await createAdvisor('local').advise(request, never())).toEqual([])
  })

  it('gives up on a 400 that names nothing that was sent', async () => {
    server.setBehaviors('bad-request')
    const request = { text: 'A resume', findings: [], requirements: [], language: 'en', level: 'basic' } as const
    await expect(createAdvisor('m').advise(request, never())).rejects.toMatchObject({ code: 'provider-unavailable' })
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['gpt-5.4-mini', true],
    ['gpt-6-luna', true],
    ['gpt-10', true],
    ['o4-mini', true],
    ['gpt-oss-20b', true],
    ['gpt-4.1', false],
    ['mistral-small', false],
  ])('%s gets the option of reasoning models: %s', async (model, reasons) => {
    server.setBehaviors('answer')
    await createAdvisor(model).improve({ lines: LINES, language: 'en' }, never())
    expect(sent()[0]?.reasoning_effort).toBe(reasons ? 'low' : undefined)
  })
})

describe('an answer in pieces', () => {
  it('is as good as one in one piece, and nobody who does not watch gets it', async () => {
    server.setBehaviors('answer')
    const whole = await createAdvisor('m').advise(ADVICE, never())
    expect(sent()[0]?.stream).toBeUndefined()
    expect(await createAdvisor('m').advise(ADVICE, never(), () => undefined)).toEqual(whole)
    expect(sent()[1]?.stream).toBe(true)
  })

  it('that came in one piece all the same is read', async () => {
    server.setBehaviors('no-stream')
    expect(await createAdvisor('m').advise(ADVICE, never(), () => undefined)).toHaveLength(4)
  })

  it('that breaks off is asked for again, and counted from the start', async () => {
    server.setBehaviors('cut-stream', 'answer')
    const counts: number[] = []
    expect(await createAdvisor('m').advise(ADVICE, never(), (count) => counts.push(count))).toHaveLength(4)
    expect(counts).toEqual([1, 2, 3, 4])
    expect(sent()).toHaveLength(2)
  })

  it.each(['truncated', 'refusal', 'wrong-json', 'wrong-shape', 'extra-keys'] as const)(
    '%s is refused',
    async (name) => {
      server.setBehaviors(name)
      const refused = createAdvisor('m').advise(ADVICE, never(), () => undefined)
      await expect(refused).rejects.toMatchObject({ code: 'provider-unavailable', params: { reason: 'refused' } })
      expect(sent()).toHaveLength(1)
    },
  )

  it('is counted by its complete items, wherever its pieces end', () => {
    const answer = '```json\n{"items":[{"text":"a \\"}]\\" {","tags":["x",{}]},{"text":"\\\\"},{"te'
    const countItems = createItemCounter()
    expect([...answer].map((char) => countItems(char)).at(-1)).toBe(2)
    expect(createItemCounter()(answer)).toBe(2)
  })
})

describe('rewrites', () => {
  const lines = Array.from({ length: 45 }, (_, i) => `Responsible for district ${i + 1} of the water network`)

  it('are asked for in batches of 20 lines and answered by line number', async () => {
    server.setBehaviors('answer')
    const rewrites = await createAdvisor('m').improve({ lines, language: 'en' }, never())
    expect(sent()).toHaveLength(3)
    expect(rewrites.map(({ line }) => line)).toEqual([0, 1, 2, 20, 21, 22, 40, 41, 42])
    expect(rewrites.every(({ line, before: from }) => from === lines[line])).toBe(true)
  })

  it('of the other batches are returned when one fails', async () => {
    server.setBehaviors('refusal', 'answer', 'answer')
    expect(await createAdvisor('m').improve({ lines, language: 'en' }, never())).toHaveLength(6)
  })

  it('for a number that was not asked for are dropped', async () => {
    server.setBehaviors({
      content: '{"rewrites":[{"line":9,"after":"Ran it","reason":""},{"line":0,"after":"x","reason":""}]}',
    })
    expect(await createAdvisor('m').improve({ lines: LINES, language: 'en' }, never())).toEqual([])
  })
})

it('limits of time and tokens can be raised for slow models', async () => {
  server.setBehaviors('answer')
  await createAdvisor('m', { maxTokens: 900 }).improve({ lines: LINES, language: 'en' }, never())
  expect(sent()[0]?.max_completion_tokens).toBe(900)
  expect(createTimeLimits(45_000)).toMatchObject({ totalMs: 45_000, attemptMs: 25_000 })
  expect(createTimeLimits(600_000)).toMatchObject({ totalMs: 600_000, attemptMs: 600_000 })
})

/** Keywords that strict schemas accept (platform.openai.com/docs/guides/structured-outputs). */
const STRICT_KEYWORDS = new Set(
  `$schema $defs $ref additionalProperties anyOf const description enum exclusiveMaximum exclusiveMinimum format items
   maximum maxItems minimum minItems multipleOf pattern properties required title type`.split(/\s+/),
)

const findViolations = (schema: unknown, path = '#'): string[] => {
  if (!isRecord(schema)) return [`${path}: not a schema`]
  const own = Object.keys(schema)
    .filter((keyword) => !STRICT_KEYWORDS.has(keyword))
    .map((keyword) => `${path}: ${keyword}`)
  const { properties, items, anyOf, required, additionalProperties, type } = schema
  const inner = [
    ...(isRecord(properties) ? Object.entries(properties) : []),
    ...(items === undefined ? [] : [['items', items] as const]),
    ...(Array.isArray(anyOf) ? anyOf.map((option, i) => [`anyOf/${i}`, option] as const) : []),
  ].flatMap(([key, value]) => findViolations(value, `${path}/${key}`))
  if (type !== 'object') return [...own, ...inner]
  const keys = isRecord(properties) ? Object.keys(properties) : []
  const isComplete = Array.isArray(required) && keys.every((key) => required.includes(key))
  return [
    ...own,
    ...inner,
    ...(additionalProperties === false ? [] : [`${path}: additionalProperties`]),
    ...(isComplete ? [] : [`${path}: required`]),
  ]
}

describe('the schemas of answers', () => {
  it.each([
    ['advice', adviceResponseSchema],
    ['rewrites', rewriteResponseSchema],
  ] as const)('%s fits the rules of strict schemas', (name, schema) => {
    const format = createResponseFormat(name, schema)
    expect(format.json_schema.strict).toBe(true)
    expect(name).toMatch(/^[\w-]{1,64}$/)
    expect(format.json_schema.schema['type']).toBe('object')
    expect(findViolations(format.json_schema.schema)).toEqual([])
  })

  it('are checked: an optional key and an unknown keyword are found', () => {
    const loose = { type: 'object', properties: { a: { type: 'string', maxLength: 3 } }, required: [] }
    expect(findViolations(loose)).toEqual(['#/a: maxLength', '#: additionalProperties', '#: required'])
  })
})
