import { Hono } from 'hono'
import { languageQuery } from '#shared/api-schema/requests.ts'
import { templatesResponse } from '#shared/api-schema/responses.ts'
import type { AppEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { valid } from '../middleware/valid.ts'
import { listTemplates } from '../services/template/list.ts'

export const templates = new Hono<AppEnv>().get(
  '/',
  doc('Templates', 'The catalogue of templates', { 200: templatesResponse }),
  valid('query', languageQuery),
  async (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    c.header('Vary', 'Accept-Language, Cookie')
    return c.json(await listTemplates(c.var.ctx, c.var.language))
  },
)
