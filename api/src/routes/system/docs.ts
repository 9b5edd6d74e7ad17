import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { AppEnv } from '../../app-env.ts'
import { getKeyScope } from '../../middleware/key-scopes.ts'
import { createContentSecurityPolicy } from '../../middleware/security-headers.ts'
import { VERSION } from '../../version.ts'
import { createExamples } from './docs-examples.ts'
import { DOCS_STYLE, METHODS, type OpenApiDocument, renderDocsPage } from './docs-page.ts'

const DOCUMENTATION = {
  info: {
    title: 'Faro',
    version: VERSION,
    description:
      'The Faro API. Programs send an access key, which you create in Settings. Browsers sign in with POST /api/auth/sync and an ID token, and the response sets the session cookie. Never send both. Every error has the form {"error":{"code","message","requestId"}}.',
  },
  components: {
    securitySchemes: {
      accessKey: {
        type: 'http' as const,
        scheme: 'bearer',
        bearerFormat: 'faro_<48 hexadecimal digits>',
        description: 'An access key with the scope that the endpoint requires: read, analyze or write.',
      },
      session: {
        type: 'apiKey' as const,
        in: 'cookie' as const,
        name: 'faro',
        description: 'The browser’s session cookie; over https its name is __Host-faro.',
      },
      idToken: { type: 'http' as const, scheme: 'bearer', description: 'An ID token from the sign-in provider.' },
    },
  },
}

const SIGN_IN_PATH = '/api/auth/sync'

/** Adds to each operation what it accepts as sign-in; one that answers no 401 needs none. */
const addSecurity = (spec: OpenApiDocument): OpenApiDocument => {
  for (const [path, item] of Object.entries(spec.paths))
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation?.responses?.['401']) continue
      const scope = getKeyScope(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'))
      operation.security =
        path === SIGN_IN_PATH ? [{ idToken: [] }] : [...(scope ? [{ accessKey: [scope] }] : []), { session: [] }]
    }
  return spec
}

/** `/api/openapi.json`, generated from the schemas that validate requests, and `/api/docs`, the same as a page. */
export const addDocsRoutes = (app: Hono<AppEnv>): void => {
  let spec: Promise<OpenApiDocument> | undefined
  const describe = () => {
    spec ??= generateSpecs(app, { documentation: DOCUMENTATION, defaultValidationErrorResponse: false }).then(
      addSecurity,
    )
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
    return c.html(renderDocsPage(await describe(), createExamples(c.var.ctx.publicOrigin ?? new URL(c.req.url).origin)))
  })
}
