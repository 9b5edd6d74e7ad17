import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { AppEnv } from '../app-env.ts'
import { createContentSecurityPolicy } from '../middleware/security-headers.ts'
import { VERSION } from '../version.ts'
import { DOCS_STYLE, type OpenApiDocument, renderDocsPage } from './docs-page.ts'

const DOCUMENTATION = {
  info: {
    title: 'Faro',
    version: VERSION,
    description:
      'The API of Faro. Sign in with POST /api/auth/sync and an ID token; the answer sets the session cookie. Every error is {"error":{"code","message","requestId"}}.',
  },
  components: { securitySchemes: { session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'faro' } } },
}

/** `/api/openapi.json`, generated from the schemas that validate requests, and `/api/docs`, the same as a page. */
export const addDocsRoutes = (app: Hono<AppEnv>): void => {
  let spec: Promise<OpenApiDocument> | undefined
  const describe = () => {
    spec ??= generateSpecs(app, { documentation: DOCUMENTATION, defaultValidationErrorResponse: false })
    return spec
  }
  app.get('/openapi.json', async (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(await describe())
  })
  app.get('/docs', async (c) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(DOCS_STYLE))
    const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
    c.header('Content-Security-Policy', createContentSecurityPolicy({ 'style-src': [source] }))
    c.header('Cache-Control', 'public, max-age=300')
    return c.html(renderDocsPage(await describe()))
  })
}
