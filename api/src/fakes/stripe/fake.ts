import { Hono } from 'hono'
import { STRIPE_API_VERSION } from '../../adapters/stripe/names.ts'
import { runDueActionsUntil } from './billing/due-actions.ts'
import { createBrowserApi } from './browser/browser-api.ts'
import type { StripeContext } from './context.ts'
import { createControls } from './controls.ts'
import { createEventEmitter, type Deliver } from './events.ts'
import { FAKE_KEYS, FAKE_ROOT } from './keys.ts'
import { createRestApi } from './rest/rest-api.ts'
import { seedCatalog } from './seed.ts'
import { type Snapshot, Store } from './store.ts'

export interface StripeFakeOptions {
  /** Sends a signed event to `/api/webhooks/stripe`. Without it events are only stored. */
  readonly deliver?: Deliver
  /** State of before a restart. */
  readonly saved?: Snapshot | null
  /** Called with the state after every request. */
  readonly save?: (snapshot: Snapshot) => void
  /** Real time in UTC ms; the fake's clock can be moved ahead of it. */
  readonly clock?: () => number
  readonly afterRetries?: StripeContext['afterRetries']
  /** Lets browser tests advance the clock and replace saved cards, under `/__stand-in/stripe/controls`. */
  readonly controls?: boolean
  /** No prices, as in a new account. */
  readonly empty?: boolean
}

export interface StripeFake {
  /** Handles both APIs: `/v1/*` for servers and `/__stand-in/stripe/*` for browsers, on the origin of the app. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Handles the browser API only, which a public server may forward. */
  readonly fetchBrowserApi: (request: Request) => Promise<Response>
  readonly context: StripeContext
  /** Advances the clock and runs the renewals, retries and expiries that are due. */
  readonly advance: (seconds: number) => void
  /** Failures for tests: provider down, the next n responses lost after the work was done, latency each way (ms). */
  readonly failures: { down: boolean; loseAnswers: number; delayMs: number }
}

/**
 * Fake of Stripe's REST API for the real `stripe` SDK and `@stripe/react-stripe-js`: customers, prices, subscriptions,
 * invoices, intents, trials, 3-D Secure and declined test cards, portal, refunds, disputes, signed events. Not
 * implemented: taxes, coupons, other payment methods than cards, several items per subscription, search, Connect.
 */
export const createStripeFake = (options: StripeFakeOptions = {}): StripeFake => {
  const getRealTime = options.clock ?? Date.now
  const store = new Store(options.saved ?? undefined)
  let fixedSeconds: number | null = null
  const nowSeconds = () => fixedSeconds ?? Math.floor(getRealTime() / 1000) + store.clockOffsetSeconds
  const { webhookSecret, secretKey } = FAKE_KEYS
  const ctx: StripeContext = {
    store,
    nowSeconds,
    emit: createEventEmitter(store, STRIPE_API_VERSION, nowSeconds, webhookSecret, options.deliver),
    afterRetries: options.afterRetries ?? 'unpaid',
  }
  if (!options.empty && store.list('price').length === 0) seedCatalog(store, nowSeconds())

  const runDueActions = () => {
    runDueActionsUntil(ctx, nowSeconds(), (at) => {
      fixedSeconds = at
    })
    fixedSeconds = null
  }
  const save = () => options.save?.(store.snapshot())
  const failures = { down: false, loseAnswers: 0, delayMs: 0 }
  const rest = createRestApi(ctx, { secretKey, apiVersion: STRIPE_API_VERSION })
  const advance = (seconds: number) => {
    runDueActions()
    runDueActionsUntil(ctx, nowSeconds() + seconds, (at) => {
      fixedSeconds = at
    })
    fixedSeconds = null
    store.clockOffsetSeconds += seconds
    save()
  }
  const browser = new Hono()
  if (options.controls) browser.route(`${FAKE_ROOT}/controls`, createControls(ctx, advance))
  browser.route(FAKE_ROOT, createBrowserApi(ctx))
  const app = new Hono().all(`${FAKE_ROOT}/*`, (c) => browser.fetch(c.req.raw)).mount('/', rest.fetch)

  const delay = () =>
    failures.delayMs === 0
      ? Promise.resolve()
      : new Promise((resolve) => setTimeout(resolve, Math.random() * failures.delayMs))
  const serve = async (request: Request, app: Hono): Promise<Response> => {
    if (failures.down) throw new TypeError('fetch failed: connection refused')
    await delay()
    runDueActions()
    const response = await app.fetch(request)
    save()
    await delay()
    if (failures.loseAnswers === 0) return response
    failures.loseAnswers -= 1
    throw new TypeError('fetch failed: connection reset')
  }
  return {
    fetch: (request) => serve(request, app),
    fetchBrowserApi: (request) => serve(request, browser),
    context: ctx,
    failures,
    advance,
  }
}
