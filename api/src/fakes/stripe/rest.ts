import { Hono, type Context as HonoContext } from 'hono'
import { type Call, parametersOf } from './call.ts'
import { catalogueCalls } from './calls/catalog.ts'
import { customerCalls } from './calls/customers.ts'
import { invoiceCalls } from './calls/invoices.ts'
import { moneyCalls } from './calls/money.ts'
import { subscriptionCalls } from './calls/subscriptions.ts'
import type { Context } from './context.ts'
import { expand } from './expand.ts'
import { Refusal } from './refusal.ts'

const CALLS: readonly Call[] = [
  ...catalogueCalls,
  ...customerCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...moneyCalls,
]

export interface RestOptions {
  readonly secretKey: string
  readonly apiVersion: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

const refused = (error: unknown): Answer => {
  if (error instanceof Refusal) return { status: error.status, body: JSON.stringify(error.toBody()) }
  throw error
}

const answerOf = (ctx: Context, call: Call, query: string, body: string, id: string): Answer => {
  try {
    const { form, paths } = parametersOf(query, body)
    return { status: 200, body: JSON.stringify(expand(ctx.store, call.answer(ctx, form, id), paths)) }
  } catch (error) {
    return refused(error)
  }
}

/** The same key with the same parameters gives the same answer; with others it is refused. */
const once = (ctx: Context, key: string | undefined, fingerprint: string, run: () => Answer): Answer => {
  if (!key) return run()
  const before = ctx.store.answers.get(key)
  if (before && before.fingerprint !== fingerprint) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    return refused(new Refusal(400, null, message, 'idempotency_error'))
  }
  const answer = before ?? run()
  if (answer.status !== 400) ctx.store.answers.set(key, { ...answer, fingerprint })
  return answer
}

const checkCaller = (c: HonoContext, { secretKey, apiVersion }: RestOptions): void => {
  if (c.req.header('authorization') !== `Bearer ${secretKey}`)
    throw new Refusal(401, null, 'Invalid API Key provided.', 'authentication_error')
  if (c.req.header('stripe-version') !== apiVersion)
    throw new Refusal(400, null, `This stand-in speaks ${apiVersion} alone.`)
}

/** The interface that servers use with the secret key. */
export const restInterface = (ctx: Context, options: RestOptions): Hono => {
  const app = new Hono()
  for (const call of CALLS)
    app.on(call.method.toUpperCase(), call.path, async (c) => {
      checkCaller(c, options)
      const body = await c.req.text()
      const { pathname, search } = new URL(c.req.url)
      const id = c.req.param('id') ?? ''
      const key = call.method === 'post' ? c.req.header('idempotency-key') : undefined
      const answer = once(ctx, key, `${pathname} ${body}`, () => answerOf(ctx, call, search.slice(1), body, id))
      return new Response(answer.body, { status: answer.status, headers: JSON_TYPE })
    })
  app.onError((error) => {
    const { status, body } = refused(error)
    return new Response(body, { status, headers: JSON_TYPE })
  })
  app.notFound((c) => {
    const refusal = new Refusal(404, null, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
    return c.json(refusal.toBody(), 404)
  })
  return app
}

const JSON_TYPE = { 'content-type': 'application/json' }
