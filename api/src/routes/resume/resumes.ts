import { Hono } from 'hono'
import * as z from 'zod'
import { idempotencyHeaders, idParam, languageQuery, renameBody } from '#shared/api-schema/common.ts'
import { generateBody, generateResponse } from '#shared/api-schema/documents.ts'
import { IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import { historyResponse } from '#shared/api-schema/history.ts'
import {
  analyzeResponse,
  createResumesCursor,
  type ImproveResponse,
  improveBody,
  improveResponse,
  RESUMES_PER_PAGE,
  resumeResponse,
  resumesQuery,
  resumesResponse,
  uploadFields,
  uploadResponse,
} from '#shared/api-schema/resumes.ts'
import { SIZE_ERROR_CODES } from '#shared/errors.ts'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { createFileResponse } from '../../middleware/file-response.ts'
import { sendJson } from '../../middleware/json-response.ts'
import { POLL_CACHE_CONTROL } from '../../middleware/poll-route.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { limitContent } from '../../middleware/request-body.ts'
import { validate } from '../../middleware/validate.ts'
import { createDocument } from '../../services/document/create.ts'
import { analyzeResume } from '../../services/resume/analyze.ts'
import { cancelAnalysis } from '../../services/resume/cancel-analysis.ts'
import { createResume } from '../../services/resume/create.ts'
import { deleteResume } from '../../services/resume/delete.ts'
import { downloadReport } from '../../services/resume/download-report.ts'
import { getResume } from '../../services/resume/get.ts'
import { getExtractedDocument } from '../../services/resume/get-extracted-document.ts'
import { getPolledResume } from '../../services/resume/get-polled-resume.ts'
import { improveResume } from '../../services/resume/improve.ts'
import { listResumes } from '../../services/resume/list.ts'
import { listHistory } from '../../services/resume/list-history.ts'
import { parseUploadedFile } from '../../services/resume/parse-upload.ts'
import { updateResume } from '../../services/resume/update.ts'

const uploadForm = uploadFields.extend({ resume: z.file().optional() })
const generateContent = z.object({ customData: z.unknown() }).transform(({ customData }) => customData)
const ERROR_CODES = ['unauthenticated', 'not-found'] as const
const TASK_ERROR_CODES = ['too-complex', 'timeout', 'busy'] as const
const EXTRACTION_ERROR_CODES = [
  'not-pdf',
  'old-word',
  'unsupported-file',
  'damaged',
  'encrypted',
  'empty',
  'scanned',
  'unreadable',
  ...TASK_ERROR_CODES,
] as const

/** `/api/resumes`: upload, analysis, suggestions, report and generated documents. */
export const resumeRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/',
    describeEndpoint(
      'Resumes',
      `List your resumes, newest first, ${RESUMES_PER_PAGE} per page; \`cursor\` is \`createdAt.id\` of the last one on the previous page`,
      { 200: resumesResponse },
      ['unauthenticated', 'invalid-request'],
    ),
    validate('query', resumesQuery),
    async (c) => {
      const rows = await listResumes({
        ctx: c.var.ctx,
        input: { user: c.var.user, cursor: c.req.valid('query').cursor },
      })
      const next = createResumesCursor(rows)
      if (next) c.header('Link', `</api/resumes?cursor=${next}>; rel="next"`)
      return c.json(rows)
    },
  )
  .post(
    '/upload',
    describeEndpoint(
      'Resumes',
      'Upload a resume: a PDF, DOCX, DOCM or ODT file in `resume`, or its `text`',
      { 200: uploadResponse },
      [
        'unauthenticated',
        'text-too-short',
        'too-large',
        'layout-too-large',
        'rate-limited',
        'too-many-resumes',
        'account-full',
        ...EXTRACTION_ERROR_CODES,
      ],
    ),
    rateLimit('upload'),
    validate('header', idempotencyHeaders),
    validate('form', uploadForm),
    async (c) => {
      const { resume, layout, text, fileName, job, language, country } = c.req.valid('form')
      const file = await parseUploadedFile(resume)
      const idempotencyKey = c.req.valid('header')[IDEMPOTENCY_HEADER] ?? null
      const { signal } = c.req.raw
      const input = { user: c.var.user, file, layout, text, fileName, job, language, country, idempotencyKey, signal }
      return c.json(await createResume({ ctx: c.var.ctx, input }))
    },
  )
  .get(
    '/:id',
    describeEndpoint(
      'Resumes',
      'Get a resume with its results, if it has been analyzed; supports ETag and 304',
      { 200: resumeResponse },
      ERROR_CODES,
    ),
    validate('param', idParam),
    validate('query', languageQuery),
    async (c) => {
      const { ctx, user, caller, language } = c.var
      const { summary, etag } = getPolledResume({ ctx, input: { polledResume: caller.polledResume, language } })
      c.header('ETag', etag)
      c.header('Cache-Control', POLL_CACHE_CONTROL)
      if (c.req.header('if-none-match') === etag) return c.body(null, 304)
      return c.json(await getResume({ ctx, input: { user, summary, language } }), 200)
    },
  )
  .get(
    '/:id/reading',
    describeEndpoint(
      'Resumes',
      'Get the text read from a resume, line by line in reading order',
      { 200: extractedDocumentSchema },
      [...ERROR_CODES, ...TASK_ERROR_CODES],
    ),
    validate('param', idParam),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), signal: c.req.raw.signal }
      return sendJson<ExtractedDocument, UserEnv>(c, await getExtractedDocument({ ctx: c.var.ctx, input }))
    },
  )
  .get(
    '/:id/history',
    describeEndpoint(
      'Analyses',
      'List the scores and match rates of a resume’s versions, oldest first; versions are analyses with similar names and text',
      { 200: historyResponse },
      [...ERROR_CODES, 'plan-required'],
    ),
    validate('param', idParam),
    async (c) => c.json(await listHistory({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })),
  )
  .patch(
    '/:id',
    describeEndpoint('Resumes', 'Rename a resume', { 204: 'nothing' }, ERROR_CODES),
    validate('param', idParam),
    validate('json', renameBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), ...c.req.valid('json') }
      await updateResume({ ctx: c.var.ctx, input })
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id',
    describeEndpoint('Resumes', 'Delete a resume, its results and its documents', { 204: 'nothing' }, ERROR_CODES),
    validate('param', idParam),
    async (c) => {
      await deleteResume({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/analyze',
    describeEndpoint('Analyses', 'Analyze a resume', { 200: analyzeResponse, 202: analyzeResponse }, [
      ...ERROR_CODES,
      ...TASK_ERROR_CODES,
      'limit-reached',
      'account-full',
      'rate-limited',
    ]),
    rateLimit('analyze'),
    validate('param', idParam),
    validate('header', idempotencyHeaders),
    async (c) => {
      const idempotencyKey = c.req.valid('header')[IDEMPOTENCY_HEADER] ?? null
      const input = { user: c.var.user, ...c.req.valid('param'), idempotencyKey }
      const result = await analyzeResume({ ctx: c.var.ctx, input })
      return c.json(result, result.status === 'done' ? 200 : 202)
    },
  )
  .delete(
    '/:id/analyze',
    describeEndpoint(
      'Analyses',
      'Cancel a running analysis; it does not count toward the limit',
      { 204: 'nothing' },
      ERROR_CODES,
    ),
    validate('param', idParam),
    async (c) => {
      await cancelAnalysis({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/improve',
    describeEndpoint(
      'Analyses',
      'Get a resume as a document, with changes that would improve it',
      { 200: improveResponse },
      [...ERROR_CODES, ...TASK_ERROR_CODES, 'text-too-short', 'request-too-large', 'rate-limited'],
    ),
    rateLimit('analyze'),
    validate('param', idParam),
    validate('query', languageQuery),
    validate('json', improveBody),
    async (c) => {
      const { ctx, user, language } = c.var
      const { text } = c.req.valid('json')
      const input = { user, ...c.req.valid('param'), language, text, signal: c.req.raw.signal }
      return sendJson<ImproveResponse, UserEnv>(c, await improveResume({ ctx, input }))
    },
  )
  .get(
    '/:id/download-report',
    describeEndpoint('Analyses', 'Get the analysis report as a PDF', { 200: 'pdf' }, [
      ...ERROR_CODES,
      ...TASK_ERROR_CODES,
      'not-analyzed',
    ]),
    validate('param', idParam),
    validate('query', languageQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const { ctx, user, language } = c.var
      const bytes = await downloadReport({ ctx, input: { user, id, language, signal: c.req.raw.signal } })
      return createFileResponse(bytes, 'application/pdf', `reporte-analisis-cv-${id}.pdf`)
    },
  )
  .post(
    '/:id/generate',
    describeEndpoint('Documents', 'Create a document from a template', { 200: generateResponse }, [
      ...ERROR_CODES,
      'unknown-template',
      ...SIZE_ERROR_CODES,
      'too-many-documents',
      'account-full',
    ]),
    validate('param', idParam),
    validate('header', idempotencyHeaders),
    limitContent(generateContent),
    validate('json', generateBody),
    async (c) => {
      const resumeId = c.req.valid('param').id
      const idempotencyKey = c.req.valid('header')[IDEMPOTENCY_HEADER] ?? null
      const input = { user: c.var.user, ...c.req.valid('json'), resumeId, idempotencyKey }
      return c.json({ analyzedResumeId: await createDocument({ ctx: c.var.ctx, input }) })
    },
  )
