import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import {
  createdInvitationResponse,
  invitationBody,
  invitationPreviewResponse,
  ownTeamResponse,
  teamBody,
  teamResponse,
  transferTeamBody,
} from '#shared/api-schema/teams.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { validate } from '../../middleware/validate.ts'
import { createTeam } from '../../services/team/create.ts'
import { createInvitation } from '../../services/team/create-invitation.ts'
import { deleteTeam } from '../../services/team/delete.ts'
import { deleteInvitation } from '../../services/team/delete-invitation.ts'
import { getTeam } from '../../services/team/get.ts'
import { joinTeam } from '../../services/team/join.ts'
import { previewInvitation } from '../../services/team/preview-invitation.ts'
import { removeMember } from '../../services/team/remove-member.ts'
import { transferTeam } from '../../services/team/transfer.ts'
import { updateTeam } from '../../services/team/update.ts'

const TAG = 'Team'
const SIGNED_IN = ['unauthenticated', 'session-required'] as const
const OWNER = [...SIGNED_IN, 'not-found', 'forbidden'] as const

/** `/api/team`: the team of the signed-in person, its members and invitations. */
export const teamRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint(TAG, 'Get your team, or null if you have none', { 200: ownTeamResponse }, SIGNED_IN),
    async (c) => c.json({ team: await getTeam({ ctx: c.var.ctx, input: { user: c.var.user } }) }),
  )
  .post(
    '/',
    describeEndpoint(TAG, 'Create a team', { 201: teamResponse }, [
      ...SIGNED_IN,
      'plan-required',
      'already-in-team',
      'invalid-request',
    ]),
    validate('json', teamBody),
    async (c) => c.json(await createTeam({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('json') } }), 201),
  )
  .patch(
    '/',
    describeEndpoint(TAG, 'Rename the team', { 204: 'nothing' }, [...OWNER, 'invalid-request']),
    validate('json', teamBody),
    async (c) => {
      await updateTeam({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('json') } })
      return c.body(null, 204)
    },
  )
  .delete('/', describeEndpoint(TAG, 'Delete the team with its boards', { 204: 'nothing' }, OWNER), async (c) => {
    await deleteTeam({ ctx: c.var.ctx, input: { user: c.var.user } })
    return c.body(null, 204)
  })
  .post(
    '/transfer',
    describeEndpoint(TAG, 'Make another member the owner', { 204: 'nothing' }, [...OWNER, 'invalid-request']),
    validate('json', transferTeamBody),
    async (c) => {
      await transferTeam({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('json') } })
      return c.body(null, 204)
    },
  )
  .delete(
    '/members/:id',
    describeEndpoint(TAG, 'Remove a member or leave the team', { 204: 'nothing' }, [...OWNER, 'owner-stays']),
    validate('param', idParam),
    async (c) => {
      await removeMember({ ctx: c.var.ctx, input: { user: c.var.user, userId: c.req.valid('param').id } })
      return c.body(null, 204)
    },
  )
  .post(
    '/invitations',
    describeEndpoint(
      TAG,
      'Create an invitation that works once within 7 days; its secret is returned only once',
      { 201: createdInvitationResponse },
      [...OWNER, 'plan-required', 'team-full', 'too-many-invitations', 'rate-limited'],
    ),
    rateLimit('analyze'),
    async (c) => c.json(await createInvitation({ ctx: c.var.ctx, input: { user: c.var.user } }), 201),
  )
  .delete(
    '/invitations/:id',
    describeEndpoint(TAG, 'Revoke an invitation', { 204: 'nothing' }, OWNER),
    validate('param', idParam),
    async (c) => {
      await deleteInvitation({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
  .post(
    '/invitations/preview',
    describeEndpoint(TAG, 'Get the team that an invitation is for', { 200: invitationPreviewResponse }, [
      ...SIGNED_IN,
      'invitation-invalid',
      'invalid-request',
      'rate-limited',
    ]),
    rateLimit('analyze'),
    validate('json', invitationBody),
    async (c) => c.json(await previewInvitation({ ctx: c.var.ctx, input: c.req.valid('json') })),
  )
  .post(
    '/join',
    describeEndpoint(TAG, 'Accept an invitation', { 200: teamResponse }, [
      ...SIGNED_IN,
      'invitation-invalid',
      'team-plan-ended',
      'already-in-team',
      'team-full',
      'invalid-request',
      'rate-limited',
    ]),
    rateLimit('analyze'),
    validate('json', invitationBody),
    async (c) => c.json(await joinTeam({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('json') } })),
  )
