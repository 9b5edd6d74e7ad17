import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import {
  candidateMatchesResponse,
  candidateResponse,
  candidateSearchQuery,
  candidateSummaryResponse,
  noteBody,
  noteParams,
  saveAnalysisBody,
  updateCandidateBody,
} from '#shared/api-schema/teams.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { validate } from '../../middleware/validate.ts'
import { addNote } from '../../services/candidate/add-note.ts'
import { deleteCandidate } from '../../services/candidate/delete.ts'
import { deleteNote } from '../../services/candidate/delete-note.ts'
import { getCandidate } from '../../services/candidate/get.ts'
import { saveAnalysis } from '../../services/candidate/save-analysis.ts'
import { searchCandidates } from '../../services/candidate/search.ts'
import { updateCandidate } from '../../services/candidate/update.ts'

const TAG = 'Team boards'
const MEMBER = ['unauthenticated', 'session-required', 'not-found'] as const

/** `/api/team/candidates`: the CVs on the boards of the signed-in person's team. */
export const candidateRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint(
      TAG,
      'Find a person’s resumes on all boards, to answer access and deletion requests',
      { 200: candidateMatchesResponse },
      [...MEMBER, 'invalid-request'],
    ),
    validate('query', candidateSearchQuery),
    async (c) =>
      c.json(await searchCandidates({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('query') } })),
  )
  .get(
    '/:id',
    describeEndpoint(TAG, 'Export everything the team has about a resume', { 200: candidateResponse }, MEMBER),
    validate('param', idParam),
    async (c) => c.json(await getCandidate({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })),
  )
  .patch(
    '/:id',
    describeEndpoint(TAG, 'Change the name, tags and deletion date of a resume', { 200: candidateSummaryResponse }, [
      ...MEMBER,
      'invalid-request',
      'too-many-tags',
    ]),
    validate('param', idParam),
    validate('json', updateCandidateBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), fields: c.req.valid('json') }
      return c.json(await updateCandidate({ ctx: c.var.ctx, input }))
    },
  )
  .put(
    '/:id/analysis',
    describeEndpoint(TAG, 'Replace a resume’s result after the ad has changed', { 200: candidateSummaryResponse }, [
      ...MEMBER,
      'plan-required',
      'team-plan-ended',
      'invalid-request',
    ]),
    validate('param', idParam),
    validate('json', saveAnalysisBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await saveAnalysis({ ctx: c.var.ctx, input }))
    },
  )
  .delete(
    '/:id',
    describeEndpoint(TAG, 'Delete a resume with its tags and notes', { 204: 'nothing' }, MEMBER),
    validate('param', idParam),
    async (c) => {
      await deleteCandidate({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/notes',
    describeEndpoint(TAG, 'Add a note to a resume', { 201: candidateResponse }, [
      ...MEMBER,
      'invalid-request',
      'too-many-notes',
    ]),
    validate('param', idParam),
    validate('json', noteBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await addNote({ ctx: c.var.ctx, input }), 201)
    },
  )
  .delete(
    '/:id/notes/:noteId',
    describeEndpoint(
      TAG,
      'Delete a note; owners can delete any note, others only their own',
      { 204: 'nothing' },
      MEMBER,
    ),
    validate('param', noteParams),
    async (c) => {
      await deleteNote({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
