import { Hono } from 'hono'
import * as z from 'zod'
import {
  boardResponse,
  candidateSummaryResponse,
  createOpeningBody,
  openingCandidateParams,
  openingParams,
  openingResponse,
  saveCandidateBody,
  updateOpeningBody,
} from '#shared/api-schema/teams.ts'
import { SIZE_ERROR_CODES } from '#shared/errors.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { limitContent } from '../../middleware/request-body.ts'
import { validate } from '../../middleware/validate.ts'
import { saveCandidate } from '../../services/candidate/save.ts'
import { createOpening } from '../../services/opening/create.ts'
import { deleteOpening } from '../../services/opening/delete.ts'
import { getBoard } from '../../services/opening/get-board.ts'
import { updateOpening } from '../../services/opening/update.ts'

const TAG = 'Team boards'
const MEMBER = ['unauthenticated', 'session-required', 'not-found'] as const
const ADDING = [...MEMBER, 'plan-required', 'team-plan-ended', 'invalid-request'] as const

const candidateContent = z.object({ content: z.unknown() }).transform(({ content }) => content)

/** `/api/team/openings`: the openings of the signed-in person's team, with their boards. */
export const openingRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .post(
    '/',
    describeEndpoint(TAG, 'Create an opening with a title and a job ad', { 201: openingResponse }, [
      ...ADDING,
      'too-many-openings',
    ]),
    validate('json', createOpeningBody),
    async (c) =>
      c.json(await createOpening({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('json') } }), 201),
  )
  .get(
    '/:id',
    describeEndpoint(TAG, 'Get an opening and its board', { 200: boardResponse }, MEMBER),
    validate('param', openingParams),
    async (c) => c.json(await getBoard({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })),
  )
  .patch(
    '/:id',
    describeEndpoint(TAG, 'Change an opening', { 200: openingResponse }, [...MEMBER, 'invalid-request']),
    validate('param', openingParams),
    validate('json', updateOpeningBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), fields: c.req.valid('json') }
      return c.json(await updateOpening({ ctx: c.var.ctx, input }))
    },
  )
  .delete(
    '/:id',
    describeEndpoint(TAG, 'Delete an opening with its board', { 204: 'nothing' }, [...MEMBER, 'forbidden']),
    validate('param', openingParams),
    async (c) => {
      await deleteOpening({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
  .put(
    '/:id/candidates/:candidateId',
    describeEndpoint(
      TAG,
      'Add a resume to the board, with the result computed on the device; repeating the request changes nothing',
      { 200: candidateSummaryResponse },
      [...ADDING, 'board-full', 'conflict', ...SIZE_ERROR_CODES],
    ),
    validate('param', openingCandidateParams),
    limitContent(candidateContent),
    validate('json', saveCandidateBody),
    async (c) => {
      const { id: openingId, candidateId: id } = c.req.valid('param')
      const { consent: _, ...candidate } = c.req.valid('json')
      return c.json(await saveCandidate({ ctx: c.var.ctx, input: { user: c.var.user, openingId, id, candidate } }))
    },
  )
