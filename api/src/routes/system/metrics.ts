import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { renderMetrics } from '../../services/health/render-metrics.ts'

const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** `/api/metrics` in OpenMetrics form, for the bearer of METRICS_TOKEN; 404 where that is not set. */
export const metricsRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
  const text = await renderMetrics({ ctx: c.var.ctx, input: { token } })
  return c.body(text, 200, { 'Content-Type': OPEN_METRICS })
})
