import { describe, expect, it } from 'vitest'
import { boardResponse, candidateMatchesResponse, candidateResponse } from '#shared/api-schema/teams.ts'
import {
  createUniqueName,
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
  uploadResume,
} from '../harness/target.ts'
import {
  addCandidate,
  addMember,
  createCandidate,
  createOpening,
  getTeam,
  invite,
  OPENING,
  requestCandidate,
  startBoardWithMember,
  startTeam,
} from './team-requests.ts'

const NOTHING = '0'.repeat(32)

const getBoard = async (person: SignedInUser, id: string) =>
  boardResponse.parse(await (await person.fetch(`/api/team/openings/${id}`)).json())

const getCandidate = async (person: SignedInUser, id: string) =>
  candidateResponse.parse(await (await person.fetch(`/api/team/candidates/${id}`)).json())

type Door = readonly [path: string, init: RequestInit]

/** Every request about a board: of an opening, a CV and a note. */
const listBoardDoors = (opening: string, candidate: string, note: string): Door[] => [
  [`/api/team/openings/${opening}`, {}],
  [`/api/team/openings/${opening}`, jsonRequest({ title: 'Otra' }, 'PATCH')],
  [`/api/team/openings/${opening}/candidates/${NOTHING}`, jsonRequest(createCandidate(), 'PUT')],
  [`/api/team/candidates/${candidate}`, {}],
  [`/api/team/candidates/${candidate}`, jsonRequest({ addTags: ['mine'] }, 'PATCH')],
  [
    `/api/team/candidates/${candidate}/analysis`,
    jsonRequest({ analysis: createCandidate().analysis, adRevision: 1 }, 'PUT'),
  ],
  [`/api/team/candidates/${candidate}/notes`, jsonRequest({ text: 'mine' })],
  [`/api/team/candidates/${candidate}/notes/${note}`, { method: 'DELETE' }],
  [`/api/team/candidates/${candidate}`, { method: 'DELETE' }],
  [`/api/team/openings/${opening}`, { method: 'DELETE' }],
]

/** Every request that is the owner's alone. */
const listOwnerDoors = (member: string, invitation: string): Door[] => [
  ['/api/team', jsonRequest({ name: 'Otro' }, 'PATCH')],
  ['/api/team/transfer', jsonRequest({ userId: member })],
  ['/api/team/invitations', { method: 'POST' }],
  [`/api/team/invitations/${invitation}`, { method: 'DELETE' }],
  [`/api/team/members/${member}`, { method: 'DELETE' }],
  ['/api/team', { method: 'DELETE' }],
]

/** Tests of boards: what members and others see of them, and what remains of whom. */
export const describeBoards = (getTarget: () => Target): void => {
  const start = () => startTeam(getTarget())
  const visit = (name: string) => signIn(getTarget(), createUniqueName(name))
  const startBoard = () => startBoardWithMember(getTarget())

  describe('boards', () => {
    it('are closed to visitors, strangers, other teams and former members on every route', async () => {
      const { owner, member, opening, candidate } = await startBoard()
      const noted = await owner.fetch(`/api/team/candidates/${candidate}/notes`, jsonRequest({ text: 'Llamar' }))
      const note = candidateResponse.parse(await noted.json()).notes[0]?.id ?? ''
      const { id: invitation } = await invite(owner)
      const stranger = await visit('stranger')
      const rival = await start()
      const former = await visit('former')
      await addMember(owner, former)
      await owner.fetch(`/api/team/members/${former.id}`, { method: 'DELETE' })
      const doors = listBoardDoors(opening, candidate, note)
      for (const [path, init] of doors) {
        for (const person of [stranger, rival, former])
          expect([path, init.method, await readRefusal(person.fetch(path, init))]).toEqual([
            path,
            init.method,
            '404 not-found',
          ])
        expect(await readRefusal(getTarget().fetch(path, init))).toBe('401 unauthenticated')
      }
      for (const [path, init] of listOwnerDoors(owner.id, invitation)) {
        expect([path, await readRefusal(member.fetch(path, init))]).toEqual([path, '403 forbidden'])
        expect([path, await readRefusal(stranger.fetch(path, init))]).toEqual([path, '404 not-found'])
        expect(await readRefusal(getTarget().fetch(path, init))).toBe('401 unauthenticated')
      }
      const otherInvitation = `/api/team/invitations/${invitation}`
      expect(await readRefusal(rival.fetch(otherInvitation, { method: 'DELETE' }))).toBe('404 not-found')
      const otherMember = `/api/team/members/${member.id}`
      expect(await readRefusal(rival.fetch(otherMember, { method: 'DELETE' }))).toBe('404 not-found')
      expect(await (await rival.fetch('/api/team/candidates?search=rosa')).json()).toEqual([])
      expect(await readRefusal(stranger.fetch('/api/team/candidates?search=rosa'))).toBe('404 not-found')
      expect((await getBoard(owner, opening)).candidates).toHaveLength(1)
    })

    it('show a member the CVs of the board, and none of another member’s own', async () => {
      const { owner, member, opening, candidate } = await startBoard()
      const own = await uploadResume(owner)
      expect(await readRefusal(member.fetch(`/api/resumes/${own}`))).toBe('404 not-found')
      expect(await (await member.fetch('/api/resumes')).json()).toEqual([])
      const board = await getBoard(owner, opening)
      expect(board).toMatchObject({ title: 'Panadera', adRevision: 1, canDelete: true })
      expect(board.candidates).toMatchObject([
        { id: candidate, name: 'Rosa Iglesias', overallScore: 71, matchRate: 50, tags: [], notes: 0 },
      ])
      const [row] = board.candidates
      expect((row?.deleteAt ?? 0) - (row?.addedAt ?? 0)).toBe(90 * 86_400_000)
      expect(row?.requirements[0]).toEqual({ kind: 'term', name: 'masa madre', level: 'required', status: 'met' })
      expect((await getBoard(member, opening)).canDelete).toBe(false)
      const remove = member.fetch(`/api/team/openings/${opening}`, { method: 'DELETE' })
      expect(await readRefusal(remove)).toBe('403 forbidden')
    })

    it('take a CV once under its id, and need the consent of the member', async () => {
      const { owner, opening, candidate } = await startBoard()
      const many = await Promise.all(Array.from({ length: 4 }, () => requestCandidate(owner, opening, candidate)))
      expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect((await getBoard(owner, opening)).candidates).toHaveLength(1)
      const second = await createOpening(owner)
      expect(await readRefusal(requestCandidate(owner, second, candidate))).toBe('409 conflict')
      for (const bad of [{ consent: false }, { name: '' }, { analysis: {} }, { content: { sections: 1 } }])
        expect(await readRefusal(requestCandidate(owner, second, NOTHING, { ...createCandidate(), ...bad }))).toBe(
          '400 invalid-request',
        )
      const photo = createCandidate()
      const withPhoto = { ...photo.content.personalInfo, photo: 'data:image/png;base64,AAAA' }
      await addCandidate(owner, second, NOTHING, { ...photo, content: { ...photo.content, personalInfo: withPhoto } })
      expect((await getCandidate(owner, NOTHING)).content.personalInfo).not.toHaveProperty('photo')
    })

    it('keep tags and notes of members who write at once', async () => {
      const { owner, member, opening, candidate } = await startBoard()
      const path = `/api/team/candidates/${candidate}`
      const tags = Array.from({ length: 6 }, (_, i) => `etiqueta ${i}`)
      await Promise.all(
        tags.map((tag, i) => (i % 2 ? owner : member).fetch(path, jsonRequest({ addTags: [tag] }, 'PATCH'))),
      )
      await owner.fetch(path, jsonRequest({ removeTags: ['etiqueta 0'], deleteInDays: 30 }, 'PATCH'))
      await Promise.all([owner, member].map((one) => one.fetch(`${path}/notes`, jsonRequest({ text: one.sub }))))
      const read = await getCandidate(member, candidate)
      expect(read.tags).toEqual(tags.slice(1))
      expect(read.notes.map(({ text, isOwn }) => [text, isOwn]).sort()).toEqual(
        [
          [owner.sub, false],
          [member.sub, true],
        ].sort(),
      )
      const ofOwner = read.notes.find(({ isOwn }) => !isOwn)?.id
      const ofMember = read.notes.find(({ isOwn }) => isOwn)?.id
      const remove = (person: SignedInUser, id = '') => person.fetch(`${path}/notes/${id}`, { method: 'DELETE' })
      expect(await readRefusal(remove(member, ofOwner))).toBe('404 not-found')
      expect((await remove(owner, ofMember)).status).toBe(204)
      expect((await getBoard(owner, opening)).candidates[0]).toMatchObject({ notes: 1, tags: tags.slice(1) })
      const over = Array.from({ length: 20 }, (_, i) => `más ${i}`)
      expect(await readRefusal(owner.fetch(path, jsonRequest({ addTags: over }, 'PATCH')))).toBe('422 too-many-tags')
    })

    it('know which results an edited ad has made old', async () => {
      const { owner, member, opening, candidate } = await startBoard()
      const change = (fields: object) =>
        member.fetch(`/api/team/openings/${opening}`, jsonRequest(fields, 'PATCH')).then((one) => one.json())
      expect(await change({ title: 'Panadero o panadera' })).toMatchObject({ adRevision: 1 })
      expect(await change({ ad: OPENING.ad })).toMatchObject({ adRevision: 1 })
      expect(await change({ ad: 'Otro anuncio.' })).toMatchObject({ adRevision: 2, title: 'Panadero o panadera' })
      const analysis = { ...createCandidate().analysis, matchRate: null, requirements: [] }
      const put = owner.fetch(
        `/api/team/candidates/${candidate}/analysis`,
        jsonRequest({ analysis, adRevision: 2 }, 'PUT'),
      )
      expect(await (await put).json()).toMatchObject({ adRevision: 2, matchRate: null, requirements: [] })
    })

    it('find and erase what they hold of a person', async () => {
      const { owner, member, opening, candidate } = await startBoard()
      const second = await createOpening(member)
      const other = crypto.randomUUID()
      await addCandidate(owner, second, other, createCandidate('Rosa I. Prado'))
      const find = async (search: string) =>
        candidateMatchesResponse.parse(
          await (await owner.fetch(`/api/team/candidates?search=${encodeURIComponent(search)}`)).json(),
        )
      expect((await find('ROSA@correo')).map(({ id }) => id).sort()).toEqual([candidate, other].sort())
      expect(await find('%')).toEqual([])
      for (const { id } of await find('rosa'))
        expect((await member.fetch(`/api/team/candidates/${id}`, { method: 'DELETE' })).status).toBe(204)
      expect(await find('rosa')).toEqual([])
      expect((await getBoard(owner, opening)).candidates).toEqual([])
    })

    it('are exported, stay without a member who goes, and go with the account of their owner', async () => {
      const { owner, member, opening, candidate } = await startBoard()
      await member.fetch(`/api/team/candidates/${candidate}/notes`, jsonRequest({ text: 'Buena impresión' }))
      const exportOf = async (person: SignedInUser) => {
        const files = await readAccountExport(person)
        return { files, account: JSON.parse(files['account.json'] ?? '') }
      }
      const ofMember = await exportOf(member)
      expect(ofMember.account).toMatchObject({
        team: { team: { name: 'Obrador Norte', isOwner: false }, notes: [{ text: 'Buena impresión' }], openings: [] },
      })
      expect(Object.keys(ofMember.files)).toContain(`team/${candidate}.json`)
      expect((await exportOf(owner)).account).toMatchObject({ team: { openings: [{ id: opening }], notes: [] } })
      expect((await member.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
      const left = await getCandidate(owner, candidate)
      expect(left).toMatchObject({ addedBy: null, notes: [{ text: 'Buena impresión', author: null }] })
      expect((await getTeam(owner))?.members).toHaveLength(1)
      const heir = await visit('heir')
      await addMember(owner, heir)
      expect((await owner.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
      expect(await getTeam(heir)).toBeNull()
      expect(await readRefusal(heir.fetch(`/api/team/openings/${opening}`))).toBe('404 not-found')
    })
  })
}
