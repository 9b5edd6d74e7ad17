import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { teamCandidates, teamInvitations, users } from '#api/db/schema/index.ts'
import { runMaintenance } from '#api/services/maintenance/run.ts'
import { boardResponse, ownTeamResponse } from '#shared/api-schema/teams.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { jsonRequest, readRefusal, type SignedInUser, signInToHarness as signIn } from '../harness/target.ts'
import {
  addCandidate,
  addMember,
  createCandidate,
  createOpening,
  createTeam,
  invite,
  OPENING,
  requestCandidate,
  requestJoin,
} from './team-requests.ts'

const DAY_MS = 86_400_000

let harness: ApiHarness
beforeEach(async () => {
  harness = await startApiHarness()
})
afterEach(() => harness.close())

const setPlan = (person: SignedInUser, subscriptionStatus: 'active' | 'canceled') =>
  harness.ctx.db
    .update(users)
    .set({ subscriptionPlan: 'enterprise', subscriptionStatus })
    .where(eq(users.id, person.id))

const start = async () => {
  const owner = await signIn(harness, 'olga-owner')
  await setPlan(owner, 'active')
  await createTeam(owner)
  return owner
}

const listBoard = async (person: SignedInUser, id: string) =>
  boardResponse.parse(await (await person.fetch(`/api/team/openings/${id}`)).json()).candidates

const findOnDisk = (needle: string): string[] =>
  readdirSync(harness.dir).filter((name) => readFileSync(join(harness.dir, name)).includes(needle))

describe('invitations', () => {
  it('expire after seven days, and are stored as a hash', async () => {
    const owner = await start()
    const { token, expiresAt } = await invite(owner)
    expect(expiresAt - harness.now).toBe(7 * DAY_MS)
    expect(JSON.stringify(await harness.ctx.db.select().from(teamInvitations))).not.toContain(token)
    expect(findOnDisk(token)).toEqual([])
    const guest = await signIn(harness, 'guest')
    harness.now += 7 * DAY_MS
    expect(await readRefusal(requestJoin(guest, token))).toBe('404 invitation-invalid')
    harness.now -= 1
    expect((await requestJoin(guest, token)).status).toBe(200)
  })

  it('are twenty at most, and do not work while the owner has another plan', async () => {
    const owner = await start()
    const { token } = await invite(owner)
    const made = await Promise.all(
      Array.from({ length: 24 }, () => owner.fetch('/api/team/invitations', { method: 'POST' })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(TEAM_LIMITS.invitations - 1)
    expect(await readRefusal(owner.fetch('/api/team/invitations', { method: 'POST' }))).toBe('422 too-many-invitations')
    await setPlan(owner, 'canceled')
    const guest = await signIn(harness, 'guest')
    expect(await readRefusal(requestJoin(guest, token))).toBe('403 team-plan-ended')
    await setPlan(owner, 'active')
    expect((await requestJoin(guest, token)).status).toBe(200)
  })
})

describe('a board', () => {
  it('after the end of the plan is read, noted, exported and erased, but nothing is added', async () => {
    const owner = await start()
    const member = await signIn(harness, 'member')
    await addMember(owner, member)
    const opening = await createOpening(owner)
    await addCandidate(member, opening, 'cv-1')
    await addCandidate(member, opening, 'cv-2')
    await setPlan(owner, 'canceled')
    const refusals: [SignedInUser, string][] = [
      [owner, '403 plan-required'],
      [member, '403 team-plan-ended'],
    ]
    for (const [person, refusal] of refusals) {
      expect(await readRefusal(requestCandidate(person, opening, 'cv-3'))).toBe(refusal)
      expect(await readRefusal(person.fetch('/api/team/openings', jsonRequest(OPENING)))).toBe(refusal)
      expect(await listBoard(person, opening)).toHaveLength(2)
      const { team } = ownTeamResponse.parse(await (await person.fetch('/api/team')).json())
      expect(team?.canAdd).toBe(false)
    }
    expect(await readRefusal(owner.fetch('/api/team/invitations', { method: 'POST' }))).toBe('403 plan-required')
    expect((await member.fetch('/api/team/candidates/cv-1')).status).toBe(200)
    expect((await member.fetch('/api/team/candidates/cv-1/notes', jsonRequest({ text: 'x' }))).status).toBe(201)
    const tag = jsonRequest({ addTags: ['x'], deleteInDays: 30 }, 'PATCH')
    expect((await member.fetch('/api/team/candidates/cv-1', tag)).status).toBe(200)
    expect((await member.fetch('/api/team/candidates/cv-1', { method: 'DELETE' })).status).toBe(204)
    expect((await owner.fetch('/api/account/export')).status).toBe(200)
    expect((await owner.fetch('/api/team/transfer', jsonRequest({ userId: member.id }))).status).toBe(204)
    expect((await member.fetch('/api/team', { method: 'DELETE' })).status).toBe(204)
  })

  it('hides a CV on its date, and maintenance erases it from the disk', async () => {
    const owner = await start()
    const opening = await createOpening(owner)
    await addCandidate(owner, opening, 'cv-1', createCandidate('Palabra-rarisima-cinco'))
    await owner.fetch('/api/team/candidates/cv-1', jsonRequest({ addTags: ['Palabra-rarisima-seis'] }, 'PATCH'))
    await owner.fetch('/api/team/candidates/cv-1/notes', jsonRequest({ text: 'Palabra-rarisima-siete' }))
    await addCandidate(owner, opening, 'cv-2')
    await owner.fetch('/api/team/candidates/cv-2', jsonRequest({ deleteInDays: 180 }, 'PATCH'))
    const needles = ['Palabra-rarisima-cinco', 'Palabra-rarisima-seis', 'Palabra-rarisima-siete']
    for (const needle of needles) expect(findOnDisk(needle), needle).not.toEqual([])
    harness.now += 90 * DAY_MS
    const back = await signIn(harness, 'olga-owner')
    expect((await listBoard(back, opening)).map(({ id }) => id)).toEqual(['cv-2'])
    expect(await readRefusal(back.fetch('/api/team/candidates/cv-1'))).toBe('404 not-found')
    expect(await readRefusal(back.fetch('/api/team/candidates/cv-1/notes', jsonRequest({ text: 'x' })))).toBe(
      '404 not-found',
    )
    await runMaintenance({ ctx: harness.ctx, input: { maxClosures: 1 } })
    for (const needle of needles) expect(findOnDisk(needle), needle).toEqual([])
    expect(await listBoard(back, opening)).toHaveLength(1)
  })

  it('erased by hand, with its opening, its team or its owner, is not on disk', async () => {
    const owner = await start()
    const erase = {
      candidate: (opening: string) => [`/api/team/candidates/cv-${opening}`, `/api/team/openings/${opening}`],
      opening: (opening: string) => [`/api/team/openings/${opening}`],
      team: () => ['/api/team'],
    }
    for (const [name, list] of Object.entries(erase)) {
      const opening = await createOpening(owner)
      const needle = `Palabra-rarisima-${name}`
      await addCandidate(owner, opening, `cv-${opening}`, createCandidate(needle))
      expect(findOnDisk(needle), needle).not.toEqual([])
      for (const path of list(opening)) expect((await owner.fetch(path, { method: 'DELETE' })).status, path).toBe(204)
      expect(findOnDisk(needle), needle).toEqual([])
    }
    await createTeam(owner)
    await addCandidate(owner, await createOpening(owner), 'cv-last', createCandidate('Palabra-rarisima-cuenta'))
    expect((await owner.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
    expect(findOnDisk('Palabra-rarisima-cuenta')).toEqual([])
  })

  it('has room for as many CVs as it says, also for many at once', async () => {
    const owner = await start()
    const opening = await createOpening(owner)
    await addCandidate(owner, opening, 'cv-first')
    const [row] = await harness.ctx.db.select().from(teamCandidates)
    if (!row) throw new Error('no row')
    const copies = Array.from({ length: TEAM_LIMITS.openingCandidates - 4 }, (_, i) => ({ ...row, id: `copy-${i}` }))
    for (let at = 0; at < copies.length; at += 50)
      await harness.ctx.db.insert(teamCandidates).values(copies.slice(at, at + 50))
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => requestCandidate(owner, opening, `cv-${i}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await readRefusal(requestCandidate(owner, opening, 'cv-more'))).toBe('422 board-full')
    expect((await requestCandidate(owner, opening, 'cv-first')).status).toBe(200)
    await harness.ctx.db.update(teamCandidates).set({ bytes: 0 })
    await harness.ctx.db.update(teamCandidates).set({ bytes: TEAM_LIMITS.bytes }).where(eq(teamCandidates.id, 'copy-0'))
    expect(await readRefusal(requestCandidate(owner, await createOpening(owner), 'cv-bytes'))).toBe('422 board-full')
  })

  it('counts the bytes of a CV again when its result is replaced', async () => {
    const owner = await start()
    const opening = await createOpening(owner)
    const { analysis } = createCandidate()
    const shorter = { ...analysis, requirements: [] }
    await addCandidate(owner, opening, 'cv-replaced', { ...createCandidate(), analysis: shorter })
    await addCandidate(owner, opening, 'cv-sent-so')
    const body = jsonRequest({ analysis, adRevision: 1 }, 'PUT')
    expect((await owner.fetch('/api/team/candidates/cv-replaced/analysis', body)).status).toBe(200)
    const rows = await harness.ctx.db.select({ bytes: teamCandidates.bytes }).from(teamCandidates)
    expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(1)
  })

  it('takes a CV as large as a resume, in any script', async () => {
    const owner = await start()
    const opening = await createOpening(owner)
    const save = (chars: number) => {
      const candidate = createCandidate()
      const job = { company: 'Molino', position: 'Panadera', startDate: '2019', description: '漢'.repeat(chars) }
      const sections = { experience: Array(10).fill(job) }
      return requestCandidate(owner, opening, `cv-${chars}`, {
        ...candidate,
        content: { ...candidate.content, sections },
      })
    }
    expect((await save(14_000)).status).toBe(200)
    expect(await readRefusal(save(15_000))).toBe('422 too-much-text')
  })

  it('leaves nothing personal in the log', async () => {
    const owner = await start()
    const { token } = await invite(owner)
    const opening = await createOpening(owner)
    await addCandidate(owner, opening, 'cv-1')
    await owner.fetch('/api/team/candidates?search=Iglesias')
    await owner.fetch('/api/team/candidates/cv-1/notes', jsonRequest({ text: 'Buena impresión' }))
    await requestJoin(await signIn(harness, 'guest'), '1'.repeat(64))
    await owner.fetch('/api/team/openings', jsonRequest({ title: 'Rosa Iglesias' }))
    const log = JSON.stringify(harness.log)
    expect(log).toContain('/api/team/candidates/:id/notes')
    for (const text of [
      'Rosa',
      'Iglesias',
      'rosa',
      'Obrador',
      'Panadera',
      'impresión',
      token,
      '1111',
      'cv-1',
      owner.id,
    ])
      expect(log, text).not.toContain(text)
  })
})
