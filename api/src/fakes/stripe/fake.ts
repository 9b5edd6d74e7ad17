import { Hono } from 'hono'
import { STRIPE_API_VERSION } from '../../adapters/stripe/names.ts'
import { browserInterface } from './browser-interface.ts'
import type { Context } from './context.ts'
import { controls } from './controls.ts'
import { type Deliver, eventSource } from './events.ts'
import { FAKE_KEYS, FAKE_ROOT } from './keys.ts'
import { restInterface } from './rest.ts'
import { seedCatalogue } from './seed.ts'
import { type Snapshot, Store } from './store.ts'
import { settle } from './time.ts'

export interface StripeFakeOptions {
  /** Sends a signed event to `/api/webhooks/stripe`. Without it events are only recorded. */
  readonly deliver?: Deliver
  /** State from before a restart, and where to keep it. */
  readonly saved?: Snapshot | null
  readonly save?: (snapshot: Snapshot) => void
  /** Real time in UTC ms; the stand-in's own clock can be moved ahead of it. */
  readonly clock?: () => number
  readonly afterRetries?: Context['afterRetries']
  /** Lets a browser test move the clock and change saved cards, under `/__stand-in/stripe/controls`. */
  readonly controls?: boolean
  /** Without prices, as a new account is. */
  readonly empty?: boolean
}

export interface StripeFake {
  /** Answers both interfaces: `/v1/*` for servers, `/__stand-in/stripe/*` for browsers (same origin as the app). */
  readonly fetch: (request: Request) => Promise<Response>
  /** What a public server passes on: the browser's part alone. */
  readonly browser: (request: Request) => Promise<Response>
  readonly context: Context
  /** Moves the clock and lets renewals, retries and expiries happen. */
  readonly advance: (seconds: number) => void
  /**
   * Faults for tests: the provider is down, the next answers are lost after the work was done, or each way takes up to
   * so many milliseconds.
   */
  readonly faults: { down: boolean; loseAnswers: number; delayMs: number }
}

/**
 * Stripe's REST protocol on loopback, for the real `stripe` SDK and `@stripe/react-stripe-js`: customers, prices,
 * subscriptions, invoices, intents, 3-D Secure and declined test cards, portal, refunds, disputes, signed events.
 * Left out: taxes, coupons, trials, other payment methods than cards, several items a subscription, search, Connect.
 */
export const createStripeFake = (options: StripeFakeOptions = {}): StripeFake => {
  const real = options.clock ?? Date.now
  const store = new Store(options.saved ?? undefined)
  let fixed: number | null = null
  const now = () => fixed ?? Math.floor(real() / 1000) + store.ahead
  const { webhookSecret, secretKey } = FAKE_KEYS
  const ctx: Context = {
    store,
    now,
    emit: eventSource(store, STRIPE_API_VERSION, now, webhookSecret, options.deliver),
    afterRetries: options.afterRetries ?? 'unpaid',
  }
  if (!options.empty && store.all('price').length === 0) seedCatalogue(store, now())

  const catchUp = () => {
    settle(ctx, now(), (at) => {
      fixed = at
    })
    fixed = null
  }
  const save = () => options.save?.(store.snapshot())
  const faults = { down: false, loseAnswers: 0, delayMs: 0 }
  const rest = restInterface(ctx, { secretKey, apiVersion: STRIPE_API_VERSION })
  const advance = (seconds: number) => {
    catchUp()
    settle(ctx, now() + seconds, (at) => {
      fixed = at
    })
    fixed = null
    store.ahead += seconds
    save()
  }
  const browser = new Hono()
  if (options.controls) browser.route(`${FAKE_ROOT}/controls`, controls(ctx, advance))
  browser.route(FAKE_ROOT, browserInterface(ctx))
  const both = new Hono().all(`${FAKE_ROOT}/*`, (c) => browser.fetch(c.req.raw)).mount('/', rest.fetch)

  const pause = () =>
    faults.delayMs === 0
      ? Promise.resolve()
      : new Promise((resolve) => setTimeout(resolve, Math.random() * faults.delayMs))
  const serve = async (request: Request, app: Hono): Promise<Response> => {
    if (faults.down) throw new TypeError('fetch failed: connection refused')
    await pause()
    catchUp()
    const answer = await app.fetch(request)
    save()
    await pause()
    if (faults.loseAnswers === 0) return answer
    faults.loseAnswers -= 1
    throw new TypeError('fetch failed: connection reset')
  }
  return {
    fetch: (request) => serve(request, both),
    browser: (request) => serve(request, browser),
    context: ctx,
    faults,
    advance,
  }
}
