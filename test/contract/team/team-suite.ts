import { describe, expect, it } from 'vitest'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  createUniqueName,
  jsonRequest,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
} from '../harness/target.ts'
import { getTeam, invite, requestJoin, startBoardWithMember, startTeam } from './team-requests.ts'

/** Tests of teams: who gets in, and who leaves. */
export const describeTeams = (getTarget: () => Target): void => {
  const start = () => startTeam(getTarget())
  const visit = (name: string) => signIn(getTarget(), createUniqueName(name))

  describe('teams', () => {
    it('need the plan, and a person is in one at a time', async () => {
      const free = await visit('free')
      expect(await getTeam(free)).toBeNull()
      expect(await readRefusal(free.fetch('/api/team', jsonRequest({ name: 'x' })))).toBe('403 plan-required')
      const owner = await start()
      expect(await getTeam(owner)).toMatchObject({ name: 'Obrador Norte', role: 'owner', canAdd: true, openings: [] })
      const again = () => owner.fetch('/api/team', jsonRequest({ name: 'Otro' }))
      expect(await readRefusal(again())).toBe('409 already-in-team')
      expect(await readRefusal(owner.fetch('/api/team', jsonRequest({ name: ' ' })))).toBe('400 invalid-request')
      const other = await subscribe(getTarget(), 'enterprise')
      const made = await Promise.all(
        Array.from({ length: 4 }, () => other.fetch('/api/team', jsonRequest({ name: 'Uno' }))),
      )
      expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    })

    it('are joined by an invitation that works once, also for many at once', async () => {
      const owner = await start()
      const { token, id } = await invite(owner)
      const people = await Promise.all(Array.from({ length: 5 }, (_, i) => visit(`guest${i}`)))
      const preview = await people[0]?.fetch('/api/team/invitations/preview', jsonRequest({ token }))
      expect(await preview?.json()).toMatchObject({ teamName: 'Obrador Norte', expiresAt: expect.any(Number) })
      const answers = await Promise.all(people.map((person) => requestJoin(person, token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
      const late = await visit('late')
      expect(await readRefusal(requestJoin(late, token))).toBe('404 invitation-invalid')
      expect(await readRefusal(requestJoin(late, '0'.repeat(64)))).toBe('404 invitation-invalid')
      expect(await readRefusal(requestJoin(late, 'short'))).toBe('400 invalid-request')
      const team = await getTeam(owner)
      expect(team?.members.map(({ role }) => role)).toEqual(['owner', 'member'])
      expect(team?.invitations.map((one) => one.id)).not.toContain(id)
    })

    it('have ten members at most, however many join at once, and a member joins no second team', async () => {
      const owner = await start()
      const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => visit(`guest${i}`)))
      const tokens: string[] = []
      for (const _ of guests) tokens.push((await invite(owner)).token)
      const answers = await Promise.all(guests.map((guest, i) => requestJoin(guest, tokens[i] ?? '')))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(TEAM_LIMITS.members - 1)
      const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(readRefusal))
      expect(new Set(refused)).toEqual(new Set(['422 team-full']))
      expect(await readRefusal(owner.fetch('/api/team/invitations', { method: 'POST' }))).toBe('422 team-full')
      const second = await start()
      const { token } = await invite(second)
      const joined = guests[answers.findIndex(({ status }) => status === 200)]
      expect(joined && (await readRefusal(requestJoin(joined, token)))).toBe('409 already-in-team')
      const free = guests[answers.findIndex(({ status }) => status !== 200)]
      expect(free && (await requestJoin(free, token)).status).toBe(200)
    })

    it('revoke invitations, and hand the team over', async () => {
      const { owner, member } = await startBoardWithMember(getTarget())
      const { id, token } = await invite(owner)
      expect((await getTeam(member))?.invitations).toEqual([])
      expect((await owner.fetch(`/api/team/invitations/${id}`, { method: 'DELETE' })).status).toBe(204)
      expect(await readRefusal(requestJoin(await visit('late'), token))).toBe('404 invitation-invalid')
      const leave = (person: SignedInUser) => person.fetch(`/api/team/members/${person.id}`, { method: 'DELETE' })
      expect(await readRefusal(leave(owner))).toBe('409 owner-stays')
      const give = (userId: string) => owner.fetch('/api/team/transfer', jsonRequest({ userId }))
      expect(await readRefusal(give((await visit('stranger')).id))).toBe('404 not-found')
      expect((await give(member.id)).status).toBe(204)
      expect(await readRefusal(give(owner.id))).toBe('403 forbidden')
      expect(await getTeam(member)).toMatchObject({ role: 'owner', canAdd: false })
      expect((await leave(owner)).status).toBe(204)
      expect(await getTeam(owner)).toBeNull()
    })
  })
}
