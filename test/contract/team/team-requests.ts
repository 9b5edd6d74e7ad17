import {
  type CreatedInvitationResponse,
  createdInvitationResponse,
  openingResponse,
  ownTeamResponse,
} from '#shared/api-schema/teams.ts'
import { subscribe } from '../billing/billing-suite.ts'
import { createUniqueName, jsonRequest, type SignedInUser, signIn, type Target } from '../harness/target.ts'

export const OPENING = {
  title: 'Panadera',
  ad: 'Buscamos panadera con experiencia en masa madre y horno de leña.',
  privacyNotice: 'Guardamos tu currículum 90 días.',
  retentionDays: 90,
}

const requirement = (name: string, status: 'met' | 'missing') =>
  ({ kind: 'term', name, level: 'required', status, path: 'skills/technical' }) as const

/** What a device sends of a CV that it has read. */
export const createCandidate = (fullName = 'Rosa Iglesias') => ({
  name: fullName,
  fileName: 'rosa.pdf',
  content: {
    personalInfo: { fullName, title: 'Panadera', email: 'rosa@correo.example', phone: '600 222 333' },
    sections: { summary: 'Amaso desde 2012.' },
  },
  analysis: {
    engineVersion: 5,
    overallScore: 71,
    categories: { content: { score: 70 }, keywords: { score: 60 }, format: { score: 80 }, ats: { score: 90 } },
    matchRate: 50,
    requirements: [requirement('masa madre', 'met'), requirement('horno de leña', 'missing')],
  },
  adRevision: 1,
  consent: true,
})

const requireOk = async (call: Promise<Response>): Promise<Response> => {
  const response = await call
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response
}

export const createTeam = (owner: SignedInUser, name = 'Obrador Norte') =>
  requireOk(owner.fetch('/api/team', jsonRequest({ name })))

/** A person with the plan who has a team. */
export const startTeam = async (target: Target): Promise<SignedInUser> => {
  const owner = await subscribe(target, 'enterprise')
  await createTeam(owner)
  return owner
}

export const getTeam = async (person: SignedInUser) =>
  ownTeamResponse.parse(await (await person.fetch('/api/team')).json()).team

export const invite = async (owner: SignedInUser): Promise<CreatedInvitationResponse> =>
  createdInvitationResponse.parse(
    await (await requireOk(owner.fetch('/api/team/invitations', { method: 'POST' }))).json(),
  )

export const requestJoin = (person: SignedInUser, token: string) =>
  person.fetch('/api/team/join', jsonRequest({ token }))

/** Invites a person, who joins. */
export const addMember = async (owner: SignedInUser, person: SignedInUser) =>
  requireOk(requestJoin(person, (await invite(owner)).token))

export const createOpening = async (member: SignedInUser): Promise<string> =>
  openingResponse.parse(await (await requireOk(member.fetch('/api/team/openings', jsonRequest(OPENING)))).json()).id

export const requestCandidate = (
  member: SignedInUser,
  openingId: string,
  id: string,
  candidate: object = createCandidate(),
) => member.fetch(`/api/team/openings/${openingId}/candidates/${id}`, jsonRequest(candidate, 'PUT'))

export const addCandidate = (member: SignedInUser, openingId: string, id: string, candidate?: object) =>
  requireOk(requestCandidate(member, openingId, id, candidate))

/** A team with a member, and a board with a CV that the member added. */
export const startBoardWithMember = async (target: Target) => {
  const owner = await startTeam(target)
  const member = await signIn(target, createUniqueName('member'))
  await addMember(owner, member)
  const opening = await createOpening(owner)
  const candidate = crypto.randomUUID()
  await addCandidate(member, opening, candidate)
  return { owner, member, opening, candidate }
}
