import { Hono } from 'hono'
import { idParam, languageQuery, nameBody } from '#shared/api-schema/requests.ts'
import { documentResponse, documentsResponse } from '#shared/api-schema/responses.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { fileResponse } from '../middleware/file-response.ts'
import { requireUser } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { downloadDocument } from '../services/document/download.ts'
import { getDocument, listDocuments, nameDocument, removeDocument } from '../services/document/manage.ts'

const REFUSALS = ['unauthenticated', 'not-found'] as const

/** Generated documents: `/api/analyzed-resumes`. */
export const documents = new Hono<UserEnv>()
  .use(requireUser)
  .get('/', doc('Documents', 'Your generated documents', { 200: documentsResponse }, ['unauthenticated']), async (c) =>
    c.json(await listDocuments(c.var.ctx, c.var.user)),
  )
  .get(
    '/:id',
    doc('Documents', 'A generated document with its data', { 200: documentResponse }, REFUSALS),
    valid('param', idParam),
    async (c) => c.json(await getDocument(c.var.ctx, c.var.user, c.req.valid('param').id)),
  )
  .patch(
    '/:id',
    doc('Documents', 'Rename a document', { 204: 'nothing' }, REFUSALS),
    valid('param', idParam),
    valid('json', nameBody),
    async (c) => {
      await nameDocument(c.var.ctx, c.var.user, c.req.valid('param').id, c.req.valid('json').name)
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id',
    doc('Documents', 'Delete a document', { 204: 'nothing' }, REFUSALS),
    valid('param', idParam),
    async (c) => {
      await removeDocument(c.var.ctx, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/:id/download',
    doc('Documents', 'The document as a PDF', { 200: 'pdf' }, REFUSALS),
    valid('param', idParam),
    valid('query', languageQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const bytes = await downloadDocument(c.var.ctx, c.var.user, id, c.req.valid('query').language)
      return fileResponse(bytes, 'application/pdf', 'optimized-resume.pdf')
    },
  )
