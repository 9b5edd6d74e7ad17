import { Hono } from 'hono'
import * as z from 'zod'
import { IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import {
  generateBody,
  idempotencyHeaders,
  idParam,
  improveBody,
  languageQuery,
  nameBody,
  uploadFields,
} from '#shared/api-schema/requests.ts'
import {
  analyzeResponse,
  generateResponse,
  improveResponse,
  resumeResponse,
  resumesResponse,
  uploadResponse,
} from '#shared/api-schema/responses.ts'
import { extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { fileResponse } from '../middleware/file-response.ts'
import { rate } from '../middleware/rate.ts'
import { requireUser } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { generateDocument } from '../services/document/generate.ts'
import { analyzeResume } from '../services/resume/analyze.ts'
import { cancelAnalysis } from '../services/resume/cancel.ts'
import { describeResume, findResume } from '../services/resume/get.ts'
import { improveResume } from '../services/resume/improve.ts'
import { listResumes, nameResume, removeResume } from '../services/resume/manage.ts'
import { readFile, readLayout } from '../services/resume/read-upload.ts'
import { readingOf } from '../services/resume/reading.ts'
import { downloadReport } from '../services/resume/report.ts'
import { uploadResume } from '../services/resume/upload.ts'

const uploadForm = uploadFields.extend({ resume: z.file().optional() })
const REFUSALS = ['unauthenticated', 'not-found'] as const
const READING = ['not-pdf', 'damaged', 'encrypted', 'empty', 'scanned', 'unreadable', 'too-complex', 'timeout'] as const

export const resumes = new Hono<UserEnv>()
  .use(requireUser)
  .get('/', doc('Resumes', 'Your CVs', { 200: resumesResponse }, ['unauthenticated']), async (c) =>
    c.json(await listResumes(c.var.ctx, c.var.user)),
  )
  .post(
    '/upload',
    doc('Resumes', 'Upload a CV: a PDF in `resume`, or its `text`', { 200: uploadResponse }, [
      'unauthenticated',
      'text-too-short',
      'too-large',
      'rate-limited',
      ...READING,
    ]),
    rate('upload'),
    valid('header', idempotencyHeaders),
    valid('form', uploadForm),
    async (c) => {
      const { resume, layout, text, fileName, job, language } = c.req.valid('form')
      const file = await readFile(resume)
      const read = file ? undefined : readLayout(layout)
      const idempotencyKey = c.req.valid('header')[IDEMPOTENCY_HEADER] ?? null
      const upload = { file, layout: read, text, fileName, job, language, idempotencyKey }
      return c.json(await uploadResume(c.var.ctx, c.var.user, upload))
    },
  )
  .get(
    '/:id',
    doc('Resumes', 'A CV, its results when there are any; answers 304 to its ETag', { 200: resumeResponse }, REFUSALS),
    valid('param', idParam),
    valid('query', languageQuery),
    async (c) => {
      const { ctx, user, signedIn, language } = c.var
      const found = findResume(ctx, signedIn, language)
      c.header('ETag', found.etag)
      c.header('Cache-Control', 'private, no-store')
      if (c.req.header('if-none-match') === found.etag) return c.body(null, 304)
      return c.json(await describeResume(ctx, user, found, language), 200)
    },
  )
  .get(
    '/:id/reading',
    doc('Resumes', 'What was read of a CV: its lines in reading order', { 200: extractedDocumentSchema }, REFUSALS),
    valid('param', idParam),
    async (c) => c.json(await readingOf(c.var.ctx, c.var.user, c.req.valid('param').id)),
  )
  .patch(
    '/:id',
    doc('Resumes', 'Rename a CV', { 204: 'nothing' }, REFUSALS),
    valid('param', idParam),
    valid('json', nameBody),
    async (c) => {
      await nameResume(c.var.ctx, c.var.user, c.req.valid('param').id, c.req.valid('json').name)
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id',
    doc('Resumes', 'Delete a CV, its results and its documents', { 204: 'nothing' }, REFUSALS),
    valid('param', idParam),
    async (c) => {
      await removeResume(c.var.ctx, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/analyze',
    doc('Analyses', 'Analyse a CV', { 200: analyzeResponse, 202: analyzeResponse }, [
      ...REFUSALS,
      'limit-reached',
      'rate-limited',
    ]),
    rate('analyze'),
    valid('param', idParam),
    valid('header', idempotencyHeaders),
    async (c) => {
      const idempotencyKey = c.req.valid('header')[IDEMPOTENCY_HEADER] ?? null
      const answer = await analyzeResume(c.var.ctx, c.var.user, { ...c.req.valid('param'), idempotencyKey })
      return c.json(answer, answer.status === 'done' ? 200 : 202)
    },
  )
  .delete(
    '/:id/analyze',
    doc('Analyses', 'Stop the running analysis: it is not charged', { 204: 'nothing' }, REFUSALS),
    valid('param', idParam),
    async (c) => {
      await cancelAnalysis(c.var.ctx, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/improve',
    doc('Analyses', 'A CV as a document, and changes that would improve it', { 200: improveResponse }, [
      ...REFUSALS,
      'text-too-short',
      'rate-limited',
    ]),
    rate('analyze'),
    valid('param', idParam),
    valid('query', languageQuery),
    valid('json', improveBody),
    async (c) => {
      const input = { id: c.req.valid('param').id, language: c.var.language, text: c.req.valid('json').text }
      return c.json(await improveResume(c.var.ctx, c.var.user, input, c.req.raw.signal))
    },
  )
  .get(
    '/:id/download-report',
    doc('Analyses', 'The analysis as a PDF', { 200: 'pdf' }, [...REFUSALS, 'not-analyzed']),
    valid('param', idParam),
    valid('query', languageQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const bytes = await downloadReport(c.var.ctx, c.var.user, id, c.var.language)
      return fileResponse(bytes, 'application/pdf', `reporte-analisis-cv-${id}.pdf`)
    },
  )
  .post(
    '/:id/generate',
    doc('Documents', 'Record a document from a template', { 200: generateResponse }, [...REFUSALS, 'unknown-template']),
    valid('param', idParam),
    valid('header', idempotencyHeaders),
    valid('json', generateBody),
    async (c) => {
      const resumeId = c.req.valid('param').id
      const idempotencyKey = c.req.valid('header')[IDEMPOTENCY_HEADER] ?? null
      const input = { ...c.req.valid('json'), resumeId, idempotencyKey }
      return c.json({ analyzedResumeId: await generateDocument(c.var.ctx, c.var.user, input) })
    },
  )
