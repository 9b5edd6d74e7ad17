import type { Stripe } from 'stripe'
import {
  BILLING_INTERVALS,
  type BillingInterval,
  CURRENCY,
  getPriceCents,
  PAID_PLAN_IDS,
  type PaidPlanId,
} from '#shared/plans.ts'
import { APP_NAME, createLookupKey, createProductId, STRIPE_API_VERSION, WEBHOOK_EVENTS } from './names.ts'

const PRODUCT_NAMES: Readonly<Record<PaidPlanId, string>> = {
  basic: 'Faro Basic',
  professional: 'Faro Professional',
  enterprise: 'Faro Premium',
}

type PrintLine = (line: string) => void

/**
 * Creates the products, prices, portal configuration and, with a `site` URL, the webhook of the app in a Stripe account.
 * Existing objects that match `shared/src/plans.ts` are left unchanged. Returns the secret of a new webhook, which Stripe
 * shows only once; else null.
 */
export const setUpAccount = async (
  stripe: Stripe,
  printLine: PrintLine,
  site: string | null,
): Promise<string | null> => {
  for (const plan of PAID_PLAN_IDS) {
    await ensureProduct(stripe, printLine, plan)
    for (const interval of BILLING_INTERVALS) await ensurePrice(stripe, printLine, plan, interval)
  }
  await ensurePortal(stripe, printLine)
  return site === null ? null : ensureWebhook(stripe, printLine, new URL('/api/webhooks/stripe', site).href)
}

const ensureProduct = async (stripe: Stripe, printLine: PrintLine, plan: PaidPlanId): Promise<void> => {
  const [id, name] = [createProductId(plan), PRODUCT_NAMES[plan]]
  const found = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null
    throw error
  })
  if (!found) {
    await stripe.products.create({ id, name, metadata: { app: APP_NAME, plan } })
    printLine(`made     product ${id} “${name}”`)
  } else printLine(`kept     product ${id}`)
}

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const ensurePrice = async (
  stripe: Stripe,
  printLine: PrintLine,
  plan: PaidPlanId,
  interval: BillingInterval,
): Promise<void> => {
  const key = createLookupKey(plan, interval)
  const cents = getPriceCents(plan, interval)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [old] = data
  if (old?.unit_amount === cents && old.currency === CURRENCY && old.recurring?.interval === interval) {
    printLine(`kept     price ${key} ${formatDollars(cents)}`)
    return
  }
  await stripe.prices.create({
    product: createProductId(plan),
    currency: CURRENCY,
    unit_amount: cents,
    recurring: { interval },
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { app: APP_NAME, plan, interval },
  })
  if (old) await stripe.prices.update(old.id, { active: false })
  printLine(
    old
      ? `replaced price ${key} ${formatDollars(cents)}; who has the old one keeps it`
      : `made     price ${key} ${formatDollars(cents)}`,
  )
}

/** Card and invoices only; plans are changed and cancelled in the app, which shows the cost first. */
const ensurePortal = async (stripe: Stripe, printLine: PrintLine): Promise<void> => {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  if (data.some(({ metadata }) => metadata?.['app'] === APP_NAME)) {
    printLine('kept     portal configuration')
    return
  }
  await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
    metadata: { app: APP_NAME },
  })
  printLine('made     portal configuration')
}

const ensureWebhook = async (stripe: Stripe, printLine: PrintLine, url: string): Promise<string | null> => {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const found = data.find((endpoint) => endpoint.url === url)
  if (found) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: [...WEBHOOK_EVENTS] })
    printLine(`kept     webhook ${url}; its secret is in the Stripe dashboard`)
    return null
  }
  const created = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...WEBHOOK_EVENTS],
    api_version: STRIPE_API_VERSION,
    metadata: { app: APP_NAME },
  })
  printLine(`made     webhook ${url}`)
  return created.secret ?? null
}
