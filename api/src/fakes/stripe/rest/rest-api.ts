import { Hono, type Context as HonoContext } from 'hono'
import type { StripeContext } from '../context.ts'
import { StripeError } from '../stripe-error.ts'
import { toWire } from '../to-wire.ts'
import { type Endpoint, parseParameters } from './endpoint.ts'
import { catalogEndpoints } from './endpoints/catalog.ts'
import { customerEndpoints } from './endpoints/customers.ts'
import { invoiceEndpoints } from './endpoints/invoices.ts'
import { paymentEndpoints } from './endpoints/payments.ts'
import { subscriptionEndpoints } from './endpoints/subscriptions.ts'
import { expandFields } from './expand.ts'

/** All endpoints of the fake. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...catalogEndpoints,
  ...customerEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
]

export interface RestApiOptions {
  readonly secretKey: string
  readonly apiVersion: string
}

interface RestResponse {
  readonly status: number
  readonly body: string
}

const toErrorResponse = (error: unknown): RestResponse => {
  if (error instanceof StripeError) return { status: error.status, body: JSON.stringify(error.toBody()) }
  throw error
}

const handleRequest = (ctx: StripeContext, call: Endpoint, query: string, body: string, id: string): RestResponse => {
  try {
    const { form, paths } = parseParameters(query, body)
    return { status: 200, body: JSON.stringify(toWire(expandFields(ctx.store, call.handle(ctx, form, id), paths))) }
  } catch (error) {
    return toErrorResponse(error)
  }
}

/** Repeats the response of an idempotency key. Rejects a key that was used with other parameters. */
const handleOnce = (
  ctx: StripeContext,
  key: string | undefined,
  fingerprint: string,
  run: () => RestResponse,
): RestResponse => {
  if (!key) return run()
  const earlier = ctx.store.responses.get(key)
  if (earlier && earlier.fingerprint !== fingerprint) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    return toErrorResponse(new StripeError(400, null, message, 'idempotency_error'))
  }
  const response = earlier ?? run()
  if (response.status !== 400) ctx.store.responses.set(key, { ...response, fingerprint })
  return response
}

const assertAuthorized = (c: HonoContext, { secretKey, apiVersion }: RestApiOptions): void => {
  if (c.req.header('authorization') !== `Bearer ${secretKey}`)
    throw new StripeError(401, null, 'Invalid API Key provided.', 'authentication_error')
  if (c.req.header('stripe-version') !== apiVersion)
    throw new StripeError(400, null, `This fake implements ${apiVersion} only.`)
}

/** The API that servers use with the secret key. */
export const createRestApi = (ctx: StripeContext, options: RestApiOptions): Hono => {
  const app = new Hono()
  for (const call of ENDPOINTS)
    app.on(call.method.toUpperCase(), call.path, async (c) => {
      assertAuthorized(c, options)
      const body = await c.req.text()
      const { pathname, search } = new URL(c.req.url)
      const id = c.req.param('id') ?? ''
      const key = call.method === 'post' ? c.req.header('idempotency-key') : undefined
      const response = handleOnce(ctx, key, `${pathname} ${body}`, () =>
        handleRequest(ctx, call, search.slice(1), body, id),
      )
      return new Response(response.body, { status: response.status, headers: JSON_HEADERS })
    })
  app.onError((error) => {
    const { status, body } = toErrorResponse(error)
    return new Response(body, { status, headers: JSON_HEADERS })
  })
  app.notFound((c) => {
    const error = new StripeError(404, null, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
    return c.json(error.toBody(), 404)
  })
  return app
}

const JSON_HEADERS = { 'content-type': 'application/json' }
