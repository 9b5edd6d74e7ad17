import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { buildNodeApp, type NodeApp } from '#api/server/node/node-app.ts'

const spec = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.unknown(),
})

/** The public routes (docs/product.md). */
const CALLS = [
  ['get', '/api/user'],
  ['get', '/api/subscription/status'],
  ['post', '/api/auth/sync'],
  ['post', '/api/subscription/sync'],
  ['post', '/api/resumes/upload'],
  ['post', '/api/resumes/{id}/analyze'],
  ['get', '/api/resumes/{id}'],
  ['get', '/api/user/analysis-usage'],
  ['get', '/api/templates'],
  ['get', '/api/resumes/{id}/download-report'],
  ['post', '/api/resumes/{id}/generate'],
  ['get', '/api/analyzed-resumes/{id}/download'],
  ['post', '/api/resumes/{id}/improve'],
  ['post', '/api/create-subscription'],
  ['post', '/api/subscription/confirm'],
  ['post', '/api/subscription/cancel'],
  ['post', '/api/subscription/change-plan'],
] as const

describe('the OpenAPI document', () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-docs-'))
  let app: NodeApp
  beforeAll(async () => {
    app = await buildNodeApp(readEnv(nodeEnvSchema, { DATA_DIR: dir, RATE_LIMIT: 'off' }), () => undefined)
  })
  afterAll(async () => {
    await app.close()
    rmSync(dir, { recursive: true })
  })
  const get = async (path: string) => app.fetch(new Request(`http://localhost${path}`))

  it('contains every route with a summary', async () => {
    const { paths } = spec.parse(await (await get('/api/openapi.json')).json())
    for (const [method, path] of CALLS) {
      expect(paths[path]?.[method], `${method} ${path}`).toMatchObject({ summary: expect.any(String) })
    }
  })

  it('is also a page without scripts', async () => {
    const response = await get('/api/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('/api/resumes/{id}/analyze')
    expect(html).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  })
})
