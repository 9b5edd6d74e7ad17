import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { users } from '#api/db/schema/index.ts'
import { createdAccessKeyResponse } from '#shared/api-schema/access-keys.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { PROMPT_INJECTIONS } from '#test/utils/scoring/prompt-injections.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { callTool, connectMcp } from '../harness/mcp-client.ts'
import { jsonRequest, RESUME_TEXT, type SignedInUser, signInToHarness } from '../harness/target.ts'

const SECRET = 'Only Ana may read this'
const JOB_AD = 'Ingeniera de software\nRequisitos: TypeScript, React, SQL, Kubernetes y Terraform.'
const NEUTRAL_LINE = 'Cada primavera paseo junto al mar con amistades de la infancia.'

type Client = Awaited<ReturnType<typeof connectMcp>>
let harness: ApiHarness
let eve: SignedInUser
let client: Client

beforeAll(async () => {
  harness = await startApiHarness()
  const ana = await signInToHarness(harness, 'ana')
  eve = await signInToHarness(harness, 'eve')
  await harness.ctx.db.update(users).set({ subscriptionPlan: 'enterprise', subscriptionStatus: 'active' })
  const empty = createEmptyDocument('doc-of-ana', 'es')
  const document = { ...empty, personalInfo: { ...empty.personalInfo, fullName: SECRET } }
  const saved = await ana.fetch(
    '/api/drafts/doc-of-ana',
    jsonRequest({ name: SECRET, baseVersion: 0, document }, 'PUT'),
  )
  expect(saved.status).toBe(200)
  const body = { name: 'agent', scopes: ['read', 'analyze', 'write'], expiresInDays: 30 }
  const made = await eve.fetch('/api/access-keys', jsonRequest(body))
  const { key } = createdAccessKeyResponse.parse(await made.json())
  client = await connectMcp(harness, { authorization: `Bearer ${key}` })
}, 120_000)
afterAll(() => harness.close())

const scored = z.object({ overallScore: z.number() })
const matched = z.object({ match: z.object({ rate: z.number(), found: z.array(z.string()) }) })
const score = async (text: string) => scored.parse((await callTool(client, 'score_resume', { text })).data).overallScore
const match = async (text: string, job: string) =>
  matched.parse((await callTool(client, 'match_job', { text, job })).data).match

const insertAfter = (heading: string, line: string) => RESUME_TEXT.replace(`${heading}\n`, `${heading}\n${line}\n`)
/** Where an order stands in a resume. */
const PLACES: readonly ((line: string) => string)[] = [
  (line) => `${RESUME_TEXT}\n${line}`,
  (line) => insertAfter('Ingeniera de software, 2019 – 2023', `- ${line.replaceAll('\n', ' ')}`),
  (line) => insertAfter('Habilidades', line),
]

describe.each(PLACES.map((place, i) => ({ place, i })))('an order in place $i of a resume', ({ place }) => {
  it('raises no score more than a line about nothing', { timeout: 240_000 }, async () => {
    const most = Math.max(await score(RESUME_TEXT), await score(place(NEUTRAL_LINE)))
    const raised: string[] = []
    for (const injection of PROMPT_INJECTIONS) if ((await score(place(injection))) > most) raised.push(injection)
    expect(raised).toEqual([])
  })
})

describe('an order in a job ad', () => {
  it.each([(line: string) => `${line}\n${JOB_AD}`, (line: string) => `${JOB_AD}\n${line}`])(
    'makes nothing found that the resume does not have (%#)',
    { timeout: 240_000 },
    async (place) => {
      const plain = await match(RESUME_TEXT, JOB_AD)
      for (const injection of PROMPT_INJECTIONS) {
        const { rate, found } = await match(RESUME_TEXT, place(injection))
        expect([injection, rate <= plain.rate]).toEqual([injection, true])
        expect(plain.found).toEqual(expect.arrayContaining(found))
      }
    },
  )
})

describe('what names the draft of another account', () => {
  const IDS = [
    'doc-of-ana',
    'DOC-OF-ANA',
    'doc-of-ana/',
    '../doc-of-ana',
    './doc-of-ana',
    '%64oc-of-ana',
    "' OR 1=1 --",
    'doc-of-ana\u0000',
    'ana/doc-of-ana',
    '*',
    '',
    '__proto__',
    ...PROMPT_INJECTIONS.slice(0, 8),
  ]
  it.each(IDS)('reads nothing by %j', async (draftId) => {
    const changes = [{ path: ['personalInfo', 'fullName'], before: SECRET, after: 'Eve' }]
    const answers = await Promise.allSettled([
      callTool(client, 'read_draft', { draftId }),
      callTool(client, 'score_resume', { draftId }),
      callTool(client, 'apply_changes', { draftId, version: 1, changes }),
      client.readResource({ uri: `faro://drafts/${draftId}` }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    expect(
      JSON.stringify(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : answer))),
    ).not.toContain(SECRET)
  })

  it('is not listed, and is as it was', async () => {
    expect(JSON.stringify(await client.listResources())).not.toContain(SECRET)
    expect((await callTool(client, 'list_drafts', {})).data).toEqual({ drafts: [] })
    const ana = await signInToHarness(harness, 'ana')
    expect(await (await ana.fetch('/api/drafts/doc-of-ana')).json()).toMatchObject({ version: 1, name: SECRET })
  })
})
