import { Hono } from 'hono'
import { configResponse, healthResponse } from '#shared/api-schema/responses.ts'
import type { AppEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { readHealth } from '../services/health.ts'

export const meta = new Hono<AppEnv>()
  .get(
    '/health',
    doc('Server', 'Whether the server can serve', { 200: healthResponse, 503: healthResponse }),
    async (c) => {
      const health = await readHealth(c.var.ctx)
      return c.json(health, health.database === 'ok' ? 200 : 503)
    },
  )
  .get(
    '/config',
    doc('Server', 'What the browser must know: which services are real, which stand in', { 200: configResponse }),
    (c) => c.json({ version: c.var.ctx.version, ...c.var.ctx.config }),
  )
