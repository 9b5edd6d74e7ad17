import { Hono } from 'hono'
import { idParam, languageQuery, renameBody } from '#shared/api-schema/common.ts'
import { documentResponse, documentsResponse } from '#shared/api-schema/documents.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { createFileResponse } from '../../middleware/file-response.ts'
import { validate } from '../../middleware/validate.ts'
import { deleteDocument } from '../../services/document/delete.ts'
import { downloadDocument } from '../../services/document/download.ts'
import { getDocument } from '../../services/document/get.ts'
import { listDocuments } from '../../services/document/list.ts'
import { updateDocument } from '../../services/document/update.ts'

const ERROR_CODES = ['unauthenticated', 'not-found'] as const

/** `/api/analyzed-resumes`: generated documents. */
export const documentRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/',
    describeEndpoint('Documents', 'List your generated documents', { 200: documentsResponse }, ['unauthenticated']),
    async (c) => c.json(await listDocuments({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .get(
    '/:id',
    describeEndpoint('Documents', 'Get a generated document with its data', { 200: documentResponse }, ERROR_CODES),
    validate('param', idParam),
    async (c) => c.json(await getDocument({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })),
  )
  .patch(
    '/:id',
    describeEndpoint('Documents', 'Rename a document', { 204: 'nothing' }, ERROR_CODES),
    validate('param', idParam),
    validate('json', renameBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), ...c.req.valid('json') }
      await updateDocument({ ctx: c.var.ctx, input })
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id',
    describeEndpoint('Documents', 'Delete a document', { 204: 'nothing' }, ERROR_CODES),
    validate('param', idParam),
    async (c) => {
      await deleteDocument({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
  .get(
    '/:id/download',
    describeEndpoint('Documents', 'Get a document as a PDF', { 200: 'pdf' }, [
      ...ERROR_CODES,
      'too-many-pages',
      'too-complex',
      'timeout',
      'busy',
    ]),
    validate('param', idParam),
    validate('query', languageQuery),
    async (c) => {
      const { language } = c.req.valid('query')
      const input = { user: c.var.user, ...c.req.valid('param'), language, signal: c.req.raw.signal }
      const bytes = await downloadDocument({ ctx: c.var.ctx, input })
      return createFileResponse(bytes, 'application/pdf', 'optimized-resume.pdf')
    },
  )
