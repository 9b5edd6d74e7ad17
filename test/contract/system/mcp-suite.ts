import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createdAccessKeyResponse, type KeyScope } from '#shared/api-schema/access-keys.ts'
import { proposalsResponse } from '#shared/api-schema/proposals.ts'
import { MAX_PROPOSALS } from '#shared/plans.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { analysisResultsSchema } from '#shared/scoring/results.ts'
import { subscribe } from '../billing/billing-suite.ts'
import { callTool, connectMcp } from '../harness/mcp-client.ts'
import {
  createUniqueName,
  jsonRequest,
  RESUME_TEXT,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
} from '../harness/target.ts'

const JOB_AD = `Ingeniera de software
Requisitos: TypeScript, React y SQL. Se valora Kubernetes.`

const changesResult = z.object({
  changes: z.array(
    z.object({ path: z.array(z.string()), before: z.unknown(), after: z.unknown(), reason: z.string() }),
  ),
})

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }
const ACCEPT = { accept: 'application/json, text/event-stream' }

/** Tests of `/mcp` with the client of the SDK. */
export const describeMcp = (getTarget: () => Target): void => {
  const createKey = async (person: SignedInUser, scopes: readonly KeyScope[]) => {
    const response = await person.fetch('/api/access-keys', jsonRequest({ name: 'agent', scopes, expiresInDays: 30 }))
    return createdAccessKeyResponse.parse(await response.json())
  }
  const connect = async (person: SignedInUser, scopes: readonly KeyScope[]) =>
    connectMcp(getTarget(), { authorization: `Bearer ${(await createKey(person, scopes)).key}` })
  const saveDraft = async (person: SignedInUser, id: string) => {
    const empty = createEmptyDocument(id, 'es')
    const personalInfo = { ...empty.personalInfo, fullName: 'Ana Núñez', email: 'ANA@example.com' }
    const document = { ...empty, personalInfo }
    const saved = await person.fetch(`/api/drafts/${id}`, jsonRequest({ name: 'CV', baseVersion: 0, document }, 'PUT'))
    expect(saved.status).toBe(200)
  }
  const rename = (draftId: string, version: number, before = 'Ana Núñez') => ({
    draftId,
    version,
    changes: [{ path: ['personalInfo', 'fullName'], before, after: 'Ana Núñez Ruiz' }],
  })

  describe('tools for agents', () => {
    it('read, score, match, propose and draw a text', async () => {
      const client = await connect(await subscribe(getTarget(), 'enterprise'), ['analyze'])
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual([
        'parse_resume',
        'score_resume',
        'match_job',
        'propose_changes',
        'render_resume',
        'list_drafts',
        'read_draft',
        'apply_changes',
      ])
      const parsed = await callTool(client, 'parse_resume', { text: RESUME_TEXT })
      expect(parsed.data).toMatchObject({ document: { personalInfo: { fullName: 'Ana Núñez' } } })
      const scored = await callTool(client, 'score_resume', { text: RESUME_TEXT, language: 'es' })
      const { overallScore, ledger } = analysisResultsSchema
        .pick({ overallScore: true, ledger: true })
        .parse(scored.data)
      expect([overallScore > 0, ledger.length > 5]).toEqual([true, true])
      const matched = await callTool(client, 'match_job', { text: RESUME_TEXT, job: JOB_AD })
      expect(matched.data).toMatchObject({ match: { found: expect.arrayContaining(['TypeScript']) } })
      const proposed = await callTool(client, 'propose_changes', { text: RESUME_TEXT })
      expect(changesResult.parse(proposed.data).changes).toBeInstanceOf(Array)
      const drawn = await callTool(client, 'render_resume', { document: parsed.data['document'], templateId: 'clara' })
      expect(JSON.stringify(drawn.content)).toMatch(/"blob":"JVBERi/)
    })

    it('list and read the drafts of their person, as tools and as resources', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      await saveDraft(ana, 'doc-1')
      const client = await connect(ana, ['read', 'analyze'])
      expect((await callTool(client, 'list_drafts', {})).data).toMatchObject({ drafts: [{ id: 'doc-1', name: 'CV' }] })
      expect((await client.listResources()).resources).toMatchObject([{ uri: 'faro://drafts/doc-1', name: 'CV' }])
      const { contents } = await client.readResource({ uri: 'faro://drafts/doc-1' })
      expect(JSON.stringify(contents)).toContain('Ana Núñez')
      const { data } = await callTool(client, 'propose_changes', { draftId: 'doc-1' })
      const [change] = changesResult.parse(data).changes
      expect(change).toMatchObject({ path: ['personalInfo', 'email'], after: 'ana@example.com' })
      expect((await callTool(client, 'render_resume', { draftId: 'doc-1' })).data['bytes']).toBeGreaterThan(1_000)
      expect((await callTool(client, 'score_resume', { draftId: 'doc-1' })).data['overallScore']).toBeLessThan(60)
    })

    it('change a draft with the write scope alone, at its version, wholly or not at all', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      await saveDraft(ana, 'doc-1')
      const reader = await connect(ana, ['read'])
      const proposal = await callTool(reader, 'apply_changes', rename('doc-1', 1))
      expect(proposal.data).toMatchObject({ applied: false, version: 1, changes: [{}], conflicts: [] })
      const writer = await connect(ana, ['read', 'write'])
      await expect(callTool(writer, 'apply_changes', rename('doc-1', 7))).rejects.toThrow('conflict')
      const other = await callTool(writer, 'apply_changes', rename('doc-1', 1, 'Somebody'))
      expect(other.data).toMatchObject({ applied: false, changes: [], conflicts: [{}] })
      expect((await callTool(writer, 'read_draft', { draftId: 'doc-1' })).data).toMatchObject({ version: 1 })
      expect((await callTool(writer, 'apply_changes', rename('doc-1', 1))).data).toMatchObject({
        applied: true,
        version: 2,
      })
      const { data } = await callTool(reader, 'read_draft', { draftId: 'doc-1' })
      expect(data).toMatchObject({ version: 2, document: { personalInfo: { fullName: 'Ana Núñez Ruiz' } } })
      const retarget = { ...rename('doc-1', 2), changes: [{ path: ['id'], before: 'doc-1', after: 'doc-2' }] }
      await expect(callTool(writer, 'apply_changes', retarget)).rejects.toThrow('invalid-request')
    })

    it('store what they propose without the write scope, for the person of a session alone', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      await saveDraft(ana, 'doc-1')
      const reader = await connect(ana, ['read'])
      const { data } = await callTool(reader, 'apply_changes', rename('doc-1', 1))
      const list = async (person = ana) =>
        proposalsResponse.parse(await (await person.fetch('/api/proposals?draftId=doc-1')).json())
      expect(await list()).toMatchObject([{ id: data['proposalId'], draftVersion: 1, changes: [{}] }])
      const misfit = await callTool(reader, 'apply_changes', rename('doc-1', 1, 'Somebody'))
      expect(misfit.data).not.toHaveProperty('proposalId')
      const eve = await signIn(getTarget(), createUniqueName('eve'))
      expect(await list(eve)).toEqual([])
      const remove = (person: SignedInUser) =>
        person.fetch(`/api/proposals/${String(data['proposalId'])}`, { method: 'DELETE' })
      expect((await remove(eve)).status).toBe(404)
      expect((await remove(ana)).status).toBe(204)
      expect(await list()).toEqual([])
      for (let i = 0; i < MAX_PROPOSALS; i++) await callTool(reader, 'apply_changes', rename('doc-1', 1))
      await expect(callTool(reader, 'apply_changes', rename('doc-1', 1))).rejects.toThrow('too-many-proposals')
      await ana.fetch('/api/drafts/doc-1?baseVersion=1', { method: 'DELETE' })
      expect(await list()).toEqual([])
    })

    it('need their scope, and never reach another account', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      const eve = await subscribe(getTarget(), 'enterprise')
      await saveDraft(ana, 'doc-of-ana')
      const reader = await connect(ana, ['read'])
      for (const [tool, args] of [
        ['parse_resume', { text: RESUME_TEXT }],
        ['score_resume', { text: RESUME_TEXT }],
        ['match_job', { text: RESUME_TEXT, job: JOB_AD }],
        ['propose_changes', { text: RESUME_TEXT }],
        ['render_resume', { draftId: 'doc-of-ana' }],
      ] as const)
        await expect(callTool(reader, tool, args)).rejects.toThrow('insufficient-scope')
      const analyzer = await connect(ana, ['analyze', 'write'])
      for (const [tool, args] of [
        ['list_drafts', {}],
        ['read_draft', { draftId: 'doc-of-ana' }],
        ['score_resume', { draftId: 'doc-of-ana' }],
        ['apply_changes', rename('doc-of-ana', 1)],
      ] as const)
        await expect(callTool(analyzer, tool, args)).rejects.toThrow('insufficient-scope')
      await expect(analyzer.listResources()).rejects.toThrow()
      const stranger = await connect(eve, ['read', 'analyze', 'write'])
      for (const [tool, args] of [
        ['read_draft', { draftId: 'doc-of-ana' }],
        ['score_resume', { draftId: 'doc-of-ana' }],
        ['render_resume', { draftId: 'doc-of-ana' }],
        ['apply_changes', rename('doc-of-ana', 1)],
      ] as const)
        await expect(callTool(stranger, tool, args)).rejects.toThrow('not-found')
      await expect(stranger.readResource({ uri: 'faro://drafts/doc-of-ana' })).rejects.toThrow()
      expect((await stranger.listResources()).resources).toEqual([])
    })

    it('take a key alone: no cookie, no visitor, no revoked key, no other site, one message at a time', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      const { key, id } = await createKey(ana, ['read'])
      const post = (headers: Record<string, string>, body: unknown = PING) =>
        getTarget().fetch('/mcp', jsonRequest(body, 'POST', { ...ACCEPT, ...headers }))
      const bearer = { authorization: `Bearer ${key}` }
      expect((await post(bearer)).status).toBe(200)
      expect(await readRefusal(post({}))).toBe('401 unauthenticated')
      expect((await post({})).headers.get('www-authenticate')).toBe('Bearer')
      expect(await readRefusal(post({ cookie: ana.cookie }))).toBe('401 unauthenticated')
      expect(await readRefusal(post({ cookie: ana.cookie, ...bearer }))).toBe('400 ambiguous-credentials')
      expect(await readRefusal(post({ origin: 'https://evil.example', ...bearer }))).toBe('403 bad-origin')
      expect(await readRefusal(post(bearer, [PING, PING]))).toBe('400 invalid-request')
      expect(await readRefusal(getTarget().fetch('/mcp', { headers: bearer }))).toBe('405 method-not-allowed')
      const client = await connectMcp(getTarget(), bearer)
      expect((await ana.fetch(`/api/access-keys/${id}`, { method: 'DELETE' })).status).toBe(204)
      await expect(client.listTools()).rejects.toThrow('invalid-key')
      expect(await readRefusal(post(bearer))).toBe('401 invalid-key')
    })
  })
}
