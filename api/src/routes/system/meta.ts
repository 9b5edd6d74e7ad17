import { Hono } from 'hono'
import { configResponse, healthResponse } from '#shared/api-schema/system.ts'
import type { AppEnv } from '../../app-env.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { getHealth } from '../../services/health/get.ts'

/** `/api/health` and `/api/config`. */
export const metaRoutes = new Hono<AppEnv>()
  .get(
    '/health',
    describeEndpoint('Server', 'Check whether the server is ready', { 200: healthResponse, 503: healthResponse }),
    async (c) => {
      const health = await getHealth({ ctx: c.var.ctx })
      return c.json(health, health.database === 'ok' ? 200 : 503)
    },
  )
  .get(
    '/config',
    describeEndpoint(
      'Server',
      'Get the public configuration; it says which services are real and which are simulated',
      {
        200: configResponse,
      },
    ),
    (c) => c.json({ version: c.var.ctx.version, ...c.var.ctx.config, storage: c.var.ctx.getStorage() }),
  )
