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
  /** Sends a signed event to `/api/webhooks/stripe`. Without it events are only recorded. */
  readonly deliver?: Deliver
  /** State from before a restart, and where to keep it. */
  readonly saved?: Snapshot | null
  readonly save?: (snapshot: Snapshot) => void
  /** Real time in UTC ms; the stand-in's own clock can be moved ahead of it. */
  readonly clock?: () => number
  readonly afterRetries?: StripeContext['afterRetries']
  /** Lets a browser test move the clock and change saved cards, under `/__stand-in/stripe/controls`. */
  readonly controls?: boolean
  /** Without prices, as a new account is. */
  readonly empty?: boolean
}

export interface StripeFake {
  /** Answers both interfaces: `/v1/*` for servers, `/__stand-in/stripe/*` for browsers (same origin as the app). */
  readonly fetch: (request: Request) => Promise<Response>
  /** What a public server passes on: the browser's part alone. */
  readonly fetchBrowserApi: (request: Request) => Promise<Response>
  readonly context: StripeContext
  /** Moves the clock and lets renewals, retries and expiries happen. */
  readonly advance: (seconds: number) => void
  /**
   * Faults for tests: the provider is down, the next answers are lost after the work was done, or each way takes up to
   * so many milliseconds.
   */
  readonly failures: { down: boolean; loseAnswers: number; delayMs: number }
}

/**
 * Stripe's REST protocol on loopback, for the real `stripe` SDK and `@stripe/react-stripe-js`: customers, prices,
 * subscriptions, invoices, intents, 3-D Secure and declined test cards, portal, refunds, disputes, signed events.
 * Left out: taxes, coupons, trials, other payment methods than cards, several items a subscription, search, Connect.
 */
export const createStripeFake = (options: StripeFakeOptions = {}): StripeFake => {
  const getRealTime = options.clock ?? Date.now
  const store = new Store(options.saved ?? undefined)
  let fixed: number | null = null
  const now = () => fixed ?? Math.floor(getRealTime() / 1000) + store.clockOffsetSeconds
  const { webhookSecret, secretKey } = FAKE_KEYS
  const ctx: StripeContext = {
    store,
    nowSeconds: now,
    emit: createEventEmitter(store, STRIPE_API_VERSION, now, webhookSecret, options.deliver),
    afterRetries: options.afterRetries ?? 'unpaid',
  }
  if (!options.empty && store.list('price').length === 0) seedCatalog(store, now())

  const runDueActions = () => {
    runDueActionsUntil(ctx, now(), (at) => {
      fixed = at
    })
    fixed = null
  }
  const save = () => options.save?.(store.snapshot())
  const faults = { down: false, loseAnswers: 0, delayMs: 0 }
  const rest = createRestApi(ctx, { secretKey, apiVersion: STRIPE_API_VERSION })
  const advance = (seconds: number) => {
    runDueActions()
    runDueActionsUntil(ctx, now() + seconds, (at) => {
      fixed = at
    })
    fixed = null
    store.clockOffsetSeconds += seconds
    save()
  }
  const browser = new Hono()
  if (options.controls) browser.route(`${FAKE_ROOT}/controls`, createControls(ctx, advance))
  browser.route(FAKE_ROOT, createBrowserApi(ctx))
  const app = new Hono().all(`${FAKE_ROOT}/*`, (c) => browser.fetch(c.req.raw)).mount('/', rest.fetch)

  const delay = () =>
    faults.delayMs === 0
      ? Promise.resolve()
      : new Promise((resolve) => setTimeout(resolve, Math.random() * faults.delayMs))
  const serve = async (request: Request, app: Hono): Promise<Response> => {
    if (faults.down) throw new TypeError('fetch failed: connection refused')
    await delay()
    runDueActions()
    const answer = await app.fetch(request)
    save()
    await delay()
    if (faults.loseAnswers === 0) return answer
    faults.loseAnswers -= 1
    throw new TypeError('fetch failed: connection reset')
  }
  return {
    fetch: (request) => serve(request, app),
    fetchBrowserApi: (request) => serve(request, browser),
    context: ctx,
    failures: faults,
    advance,
  }
}
