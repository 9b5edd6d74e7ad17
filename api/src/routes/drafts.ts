import { Hono } from 'hono'
import { draftBody, draftVersionQuery, idParam, sinceQuery } from '#shared/api-schema/requests.ts'
import {
  draftConflictResponse,
  draftResponse,
  draftSavedResponse,
  draftsResponse,
} from '#shared/api-schema/responses.ts'
import { AppError } from '#shared/errors.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { errorBody } from '../middleware/errors.ts'
import { requireUser } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { getDraft, listDrafts } from '../services/draft/read.ts'
import { deleteDraft, saveDraft } from '../services/draft/save.ts'
import { toDraftResponse } from '../services/draft/view.ts'

const answers = { 200: draftSavedResponse, 409: draftConflictResponse }

export const drafts = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/',
    doc('Drafts', 'Drafts saved for other devices, changed after `since`', { 200: draftsResponse }, [
      'unauthenticated',
    ]),
    valid('query', sinceQuery),
    async (c) => c.json(await listDrafts(c.var.ctx, c.var.user, c.req.valid('query').since ?? 0)),
  )
  .get(
    '/:id',
    doc('Drafts', 'One draft', { 200: draftResponse }, ['unauthenticated', 'not-found']),
    valid('param', idParam),
    async (c) => c.json(toDraftResponse(await getDraft(c.var.ctx, c.var.user, c.req.valid('param').id))),
  )
  .put(
    '/:id',
    doc('Drafts', 'Save a draft as the next version', answers, ['unauthenticated', 'invalid-document']),
    valid('param', idParam),
    valid('json', draftBody),
    async (c) => {
      const saved = await saveDraft(c.var.ctx, c.var.user, { ...c.req.valid('param'), ...c.req.valid('json') })
      if (saved.kind === 'saved') return c.json({ version: saved.version, updatedAt: saved.updatedAt }, 200)
      return c.json({ ...errorBody(new AppError('conflict'), c), current: toDraftResponse(saved.current) }, 409)
    },
  )
  .delete(
    '/:id',
    doc('Drafts', 'Delete a draft everywhere', answers, ['unauthenticated', 'not-found']),
    valid('param', idParam),
    valid('query', draftVersionQuery),
    async (c) => {
      const { baseVersion } = c.req.valid('query')
      const saved = await deleteDraft(c.var.ctx, c.var.user, c.req.valid('param').id, baseVersion)
      if (saved.kind === 'saved') return c.json({ version: saved.version, updatedAt: saved.updatedAt }, 200)
      return c.json({ ...errorBody(new AppError('conflict'), c), current: toDraftResponse(saved.current) }, 409)
    },
  )
