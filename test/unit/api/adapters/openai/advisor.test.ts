import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiAdvisor } from '#api/adapters/openai/advisor.ts'
import { type OpenAiFake, startOpenAiFake } from '#api/fakes/openai/fake.ts'
import { AppError } from '#shared/errors.ts'
import { createSequentialIds } from '#shared/ids.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { prepareAdvice } from '#shared/scoring/advice/prepare-advice.ts'
import { verifyAdvice } from '#shared/scoring/advice/verify-advice.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { planRewrites, verifyRewrites } from '#shared/scoring/suggestions/rewrites.ts'
import { PROMPT_INJECTIONS } from '#test/utils/scoring/prompt-injections.ts'
import { goodEnglishCv, NOW } from '#test/utils/scoring/scoring-inputs.ts'

/** Short pauses, and time limits that no response of the fake exceeds. */
const LIMITS = { totalMs: 90_000, attemptMs: 60_000, pausesMs: [10, 20] }

const cv = goodEnglishCv()
const read = simulateExtraction(cv, 'en')
const analysis = analyze({ extracted: read, content: cv }, { language: 'en', now: NOW })
const prepared = prepareAdvice({ extracted: read, content: cv, analysis, language: 'en' })

let server: OpenAiFake
beforeAll(async () => {
  server = await startOpenAiFake()
})
afterAll(() => server.close())

let now = 0
const advisor = (more = {}) =>
  createOpenAiAdvisor({
    apiKey: 'test',
    baseURL: server.url,
    model: 'test-model',
    clock: () => now,
    limits: LIMITS,
    ...more,
  })
/** With the real clock, for tests of time limits. */
const timed = (limits = {}) => advisor({ clock: () => Date.now(), limits: { ...LIMITS, ...limits } })
const never = () => new AbortController().signal
const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof AppError ? `${error.code} ${error.params['reason'] ?? ''}`.trim() : String(error),
  )

let before = 0
beforeEach(() => {
  now = 0
  before = server.requests.length
  server.setBehaviors('answer')
})
const calls = () => server.requests.length - before

describe('advice from an OpenAI-compatible server', () => {
  const topics = (count: number) => Array.from({ length: count }, (_, i) => `topic ${i}`)
  const advanced = {
    ...prepared.request,
    level: 'advanced',
    findings: topics(20),
    requirements: topics(13),
  } as const

  it('asks for advice on everything in parts, and keeps the parts that were answered', async () => {
    await advisor().advise(advanced, never())
    expect(calls()).toBe(4)
    server.setBehaviors('wrong-shape', 'answer', 'wrong-shape', 'wrong-shape', 'wrong-shape', 'wrong-shape')
    expect((await advisor().advise(advanced, never())).length).toBeGreaterThan(0)
    server.setBehaviors('refusal')
    expect(await codeOf(advisor().advise(advanced, never()))).toBe('provider-unavailable refused')
  })

  it('makes one bounded request and returns items that quote the document', async () => {
    const items = await advisor().advise(prepared.request, never())
    expect(calls()).toBe(1)
    const asked = server.requests.at(-1)
    expect(asked?.model).toBe('test-model')
    expect(asked?.max_completion_tokens).toBeLessThanOrEqual(4_000)
    const kept = verifyAdvice(items, prepared)
    expect(items).toHaveLength(4)
    expect(kept).toHaveLength(3)
    expect(kept.every((item) => read.lines.some((line) => line.text.includes(item.quote.slice(0, 20))))).toBe(true)
  })

  it('sends no name, email, phone number, link or place', async () => {
    await advisor().advise(prepared.request, never())
    const sent = JSON.stringify(server.requests.at(-1)?.messages)
    for (const personal of ['Maya', 'Okafor', 'maya.okafor', '201 3344', 'linkedin.com', 'Austin'])
      expect(sent).not.toContain(personal)
    expect(sent).toContain('[NAME]')
  })

  it('sends nothing of an earlier document', async () => {
    const one = advisor()
    await one.advise({ ...prepared.request, text: 'The secret word of the first person is heliotrope.' }, never())
    await one.advise(prepared.request, never())
    expect(JSON.stringify(server.requests.at(-1))).not.toContain('heliotrope')
  })

  it('returns advice in the requested language', async () => {
    await advisor().advise({ ...prepared.request, language: 'es' }, never())
    expect(server.requests.at(-1)?.messages[0]?.content).toContain('Spanish')
  })
})

describe('failures of the provider', () => {
  it.each(['rate-limited', 'fault', 'reset'] as const)(
    'tries %s at most twice more, then says unavailable',
    async (kind) => {
      server.setBehaviors(kind)
      expect(await codeOf(advisor().advise(prepared.request, never()))).toBe('provider-unavailable unavailable')
      expect(calls()).toBe(3)
    },
  )

  it.each(['rate-limited', 'fault', 'reset'] as const)('retries after one %s', async (kind) => {
    server.setBehaviors(kind, 'answer')
    expect(await advisor().advise(prepared.request, never())).toHaveLength(4)
    expect(calls()).toBe(2)
  })

  it('does not wait for a Retry-After beyond its time limit', async () => {
    server.setBehaviors({ rateLimited: 120 })
    expect(await codeOf(advisor().advise(prepared.request, never()))).toBe('provider-unavailable unavailable')
    expect(calls()).toBe(1)
  })

  it('aborts each hanging attempt and retries twice', async () => {
    server.setBehaviors('hang')
    const call = codeOf(timed({ attemptMs: 1_500 }).advise(prepared.request, never()))
    expect(await call).toBe('provider-unavailable unavailable')
    expect(calls()).toBe(3)
  })

  it('aborts a hanging attempt at the total time limit', async () => {
    server.setBehaviors('hang')
    const start = performance.now()
    const call = codeOf(timed({ totalMs: 1_000 }).advise(prepared.request, never()))
    expect(await call).toBe('provider-unavailable unavailable')
    expect(performance.now() - start).toBeLessThan(LIMITS.attemptMs / 2)
    expect(calls()).toBeLessThanOrEqual(1)
  })

  it('can be called again after a timeout', async () => {
    server.setBehaviors('hang', 'answer')
    expect(await timed({ attemptMs: 5_000 }).advise(prepared.request, never())).toHaveLength(4)
  })

  it.each(['truncated', 'wrong-json', 'wrong-shape', 'extra-keys', 'score-999', 'refusal'] as const)(
    'refuses an answer that is %s, without a retry',
    async (kind) => {
      server.setBehaviors(kind)
      expect(await codeOf(advisor().advise(prepared.request, never()))).toBe('provider-unavailable refused')
      expect(calls()).toBe(1)
    },
  )

  it('does not retry a wrong key', async () => {
    server.setBehaviors('unauthorized')
    expect(await codeOf(advisor().advise(prepared.request, never()))).toBe('provider-unavailable unavailable')
    expect(calls()).toBe(1)
  })

  it('stops immediately when it is cancelled', async () => {
    server.setBehaviors('hang')
    const stop = new AbortController()
    const call = codeOf(advisor().advise(prepared.request, stop.signal))
    stop.abort(new AppError('cancelled'))
    expect(await call).toBe('cancelled')
  })
})

describe('the breaker', () => {
  it('opens after five failures and allows one trial call after 30 s', async () => {
    const one = advisor()
    server.setBehaviors('fault')
    for (let i = 0; i < 100; i += 1)
      expect(await codeOf(one.advise(prepared.request, never()))).toBe('provider-unavailable unavailable')
    expect(calls()).toBe(15)

    server.setBehaviors('answer')
    expect(await codeOf(one.advise(prepared.request, never()))).toBe('provider-unavailable unavailable')
    now += 30_000
    expect(await codeOf(one.advise(prepared.request, never()))).toBe('answered')
    expect(await codeOf(one.advise(prepared.request, never()))).toBe('answered')
  })

  it('is not opened by unusable responses', async () => {
    const one = advisor()
    server.setBehaviors('refusal')
    for (let i = 0; i < 8; i += 1) await codeOf(one.advise(prepared.request, never()))
    server.setBehaviors('answer')
    expect(await codeOf(one.advise(prepared.request, never()))).toBe('answered')
  })
})

describe('a model that follows injected instructions', () => {
  it.each(PROMPT_INJECTIONS)('keeps none of its advice: %s', async (injection) => {
    server.setBehaviors('obey')
    const lines = injection
      .split('\n')
      .map((text) => ({ page: 1, text, x: 48, y: 700, width: 300, size: 10, bold: false, column: 0 }))
    const poisoned = { ...read, lines: [...read.lines, ...lines] }
    const scored = analyze({ extracted: poisoned, content: cv }, { language: 'en', now: NOW })
    expect(scored.overallScore).toBe(analysis.overallScore)
    const asked = prepareAdvice({ extracted: poisoned, content: cv, analysis: scored, language: 'en' })
    const items = await advisor().advise(asked.request, never())
    expect(items.length).toBeGreaterThan(3)
    expect(verifyAdvice(items, asked)).toEqual([])
    for (const line of injection.split('\n'))
      expect(JSON.stringify(server.requests.at(-1)?.messages)).not.toContain(line)
  })
})

describe('rewrites', () => {
  const document = contentToDocument(cv, 'en', createSequentialIds('x'))
  const plan = planRewrites(document, cv, 'en')

  it('of an accurate model are kept when they add no facts', async () => {
    const duties = goodEnglishCv({
      sections: {
        experience: [
          {
            id: 'experience-1',
            company: 'A',
            position: 'B',
            startDate: '2020',
            description: '',
            achievements: ['Responsible for 12 nightly loads in Spark and Airflow.'],
          },
        ],
      },
    })
    const own = planRewrites(contentToDocument(duties, 'en', createSequentialIds('x')), duties, 'en')
    const kept = verifyRewrites(await advisor().improve(own.request, never()), own)
    expect(kept.map((change) => change.after)).toEqual(['Took on 12 nightly loads in Spark and Airflow.'])
  })

  it('with invented facts are dropped', async () => {
    server.setBehaviors('obey')
    const rewrites = await advisor().improve(plan.request, never())
    expect(rewrites.length).toBe(plan.request.lines.length)
    expect(verifyRewrites(rewrites, plan)).toEqual([])
  })
})
