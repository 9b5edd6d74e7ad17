import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { type Context, Hono } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../../app-env.ts'
import type { AppDependencies } from '../../context.ts'
import { describeError } from '../../log.ts'
import { logRequest } from '../../middleware/access-log.ts'
import { loadCaller } from '../../middleware/caller.ts'
import { handleError } from '../../middleware/errors.ts'
import { detectLanguage } from '../../middleware/language.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { checkJsonText, limitResumeBody } from '../../middleware/request-body.ts'
import { setResponseHeaders } from '../../middleware/response-headers.ts'
import { requireSameOrigin } from '../../middleware/same-origin.ts'
import { setContext } from '../../middleware/set-context.ts'
import { traceRequest } from '../../middleware/trace-request.ts'
import { createAccountHost } from '../../services/mcp/create-account-host.ts'
import { createMcpServer } from '../../services/mcp/create-server.ts'

export const MCP_PATH = '/mcp'

const answer = async (c: Context<AppEnv>): Promise<Response> => {
  const { caller, ctx, language, requestId } = c.var
  if (caller?.kind !== 'key') {
    c.header('WWW-Authenticate', 'Bearer')
    throw new AppError('unauthenticated')
  }
  const parsedBody: unknown = await c.req.json()
  // One message for one count of the limits.
  if (Array.isArray(parsedBody)) throw new AppError('invalid-request', { path: '' })
  const { user, key } = caller
  const host = createAccountHost(ctx, { user, key, language, signal: c.req.raw.signal })
  const server = createMcpServer(host, ctx.version, (error) =>
    ctx.log({ level: 'error', event: 'internal', requestId, ...describeError(error) }),
  )
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(c.req.raw, { parsedBody })
}

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, for access keys only. Every request has a server of its own, so
 * it works on any process: nothing is streamed, and there are no sessions.
 */
export const createMcpApp = (dependencies: AppDependencies) => {
  const app = new Hono<AppEnv>()
    .use(setContext(dependencies))
    .use(setResponseHeaders)
    .use(logRequest)
    .use(traceRequest)
    .use(requireSameOrigin)
    .use(loadCaller)
    .use(detectLanguage)
    .use(limitResumeBody)
    .use(checkJsonText)
    .use(rateLimit('call'))
    .post(MCP_PATH, answer)
    .all(MCP_PATH, () => {
      throw new AppError('method-not-allowed')
    })
  app.notFound(() => {
    throw new AppError('not-found')
  })
  app.onError(handleError)
  return app
}

export type McpApp = ReturnType<typeof createMcpApp>
