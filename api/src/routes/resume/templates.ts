import { Hono } from 'hono'
import { languageQuery } from '#shared/api-schema/common.ts'
import { templatesResponse } from '#shared/api-schema/templates.ts'
import type { AppEnv } from '../../app-env.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { validate } from '../../middleware/validate.ts'
import { listTemplates } from '../../services/template/list.ts'

/** `/api/templates`. */
export const templateRoutes = new Hono<AppEnv>().get(
  '/',
  describeEndpoint('Templates', 'List the templates', { 200: templatesResponse }),
  validate('query', languageQuery),
  async (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    c.header('Vary', 'Accept-Language, Authorization, Cookie')
    return c.json(await listTemplates({ ctx: c.var.ctx, input: { language: c.var.language } }))
  },
)
