import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { policyReports } from '#shared/api-schema/policy-reports.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../../app-env.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { listOwnOrigins } from '../../middleware/same-origin.ts'
import { logViolations } from '../../services/report/log-violations.ts'

const MAX_REPORT_BYTES = 16 * 1024
const REPORT_TYPE = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i

const limitReportSize = bodyLimit({
  maxSize: MAX_REPORT_BYTES,
  onError: () => {
    throw new AppError('too-large')
  },
})

/**
 * `/api/reports`: violations of the content security policy. Browsers send them without a session and with content types
 * of their own, so the routes come before the checks of both.
 */
export const reportRoutes = new Hono<AppEnv>().post(
  '/csp',
  describeEndpoint(
    'Server',
    'Receive a report of a content security policy violation from a browser',
    { 204: 'nothing' },
    ['invalid-json', 'invalid-request', 'unsupported-media', 'too-large', 'rate-limited'],
  ),
  rateLimit('report'),
  limitReportSize,
  async (c) => {
    if (!REPORT_TYPE.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported-media')
    const body: unknown = await c.req.json().catch((error: unknown) => {
      throw error instanceof SyntaxError ? new AppError('invalid-json') : error
    })
    const reports = policyReports.safeParse(body)
    if (!reports.success) throw new AppError('invalid-request')
    logViolations({ ctx: c.var.ctx, input: { violations: reports.data, ownOrigins: listOwnOrigins(c) } })
    return c.body(null, 204)
  },
)
