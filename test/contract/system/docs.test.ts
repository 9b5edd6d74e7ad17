import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { KEY_SCOPES_BY_ROUTE } from '#api/middleware/key-scopes.ts'
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
  ['post', '/api/letters/rewrite'],
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

  it('says which calls accept a key, with which scope, and which a session only', async () => {
    const { paths, components } = spec.parse(await (await get('/api/openapi.json')).json())
    expect(components).toMatchObject({
      securitySchemes: { accessKey: { scheme: 'bearer' }, session: { in: 'cookie' } },
    })
    const securityOf = (method: string, path: string) =>
      z.object({ security: z.unknown().optional() }).parse(paths[path]?.[method]).security
    expect(securityOf('get', '/api/resumes/{id}')).toEqual([{ accessKey: ['read'] }, { session: [] }])
    expect(securityOf('post', '/api/resumes/upload')).toEqual([{ accessKey: ['analyze'] }, { session: [] }])
    expect(securityOf('delete', '/api/drafts/{id}')).toEqual([{ accessKey: ['write'] }, { session: [] }])
    expect(securityOf('delete', '/api/account')).toEqual([{ session: [] }])
    expect(securityOf('post', '/api/access-keys')).toEqual([{ session: [] }])
    expect(securityOf('post', '/api/auth/sync')).toEqual([{ idToken: [] }])
    expect(securityOf('get', '/api/templates')).toBeUndefined()
  })

  it('has every route that a key opens', async () => {
    const { paths } = spec.parse(await (await get('/api/openapi.json')).json())
    const open = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        JSON.stringify(operation).includes('accessKey') ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    )
    expect(open.map((route) => route.replace(/\{(\w+)\}/g, ':$1')).sort()).toEqual(
      Object.keys(KEY_SCOPES_BY_ROUTE).sort(),
    )
  })

  it('is also a page without scripts', async () => {
    const response = await get('/api/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('/api/resumes/{id}/analyze')
    expect(html).not.toContain('<script')
    expect(html).toContain('http://localhost/api/resumes/upload')
    for (const name of ['curl', 'TypeScript', 'Python']) expect(html).toContain(`<h3>${name}</h3>`)
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  })
})
