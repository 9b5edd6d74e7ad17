import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import type { Payments } from '../../ports/payments.ts'
import { withAppErrors } from './errors.ts'
import { getId, toProviderInvoice } from './map-objects.ts'
import { APP_NAME } from './names.ts'
import type { WithPrice } from './prices.ts'

type BillingCalls = Pick<
  Payments,
  'voidInvoice' | 'previewChange' | 'getPayment' | 'getRefund' | 'createPortalUrl' | 'listInvoices'
>

/** The invoice that a payment intent pays, found by its invoice payment because the intent no longer has its id. */
const getInvoiceByIntent = async (stripe: Stripe, paymentIntent: string): Promise<Stripe.Invoice | null> => {
  const { data } = await withAppErrors(
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      expand: ['data.invoice'],
    }),
  )
  const invoice = data[0]?.invoice
  return invoice && typeof invoice === 'object' && !('deleted' in invoice) ? invoice : null
}

/** Stripe has several errors for an invoice that cannot be voided any more, so its status decides. */
const voidInvoice = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await withAppErrors(stripe.invoices.voidInvoice(id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'provider-unavailable') throw error
    const { status } = await withAppErrors(stripe.invoices.retrieve(id))
    throw status === 'open' ? error : new AppError('plan-changing', {}, error)
  }
}

/** Converts ms to Stripe's Unix seconds. */
const toSeconds = (ms: number): number => Math.floor(ms / 1000)

/** When a change of plan applies: Stripe accepts either a date of proration or the end of the trial. */
export const toChangeTime = (asOf: number, endsTrial: boolean) => ({
  proration_behavior: 'always_invoice' as const,
  ...(endsTrial ? { trial_end: 'now' as const } : { proration_date: toSeconds(asOf) }),
})

const getSubscriptionId = (invoice: Stripe.Invoice | null): string | null =>
  getId(invoice?.parent?.subscription_details?.subscription)

/** Id of the portal configuration that `npm run stripe:setup` created; null: the default of the account. */
const createPortalConfigurationLookup = (stripe: Stripe) => {
  let cachedId: string | null = null
  return async () => {
    if (cachedId) return cachedId
    const { data } = await withAppErrors(stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    cachedId = data.find(({ metadata }) => metadata?.['app'] === APP_NAME)?.id ?? null
    return cachedId
  }
}

/** The calls of the port for invoices, payments, refunds and the billing portal. */
export const createBillingCalls = (stripe: Stripe, withPrice: WithPrice): BillingCalls => {
  const getPortalConfiguration = createPortalConfigurationLookup(stripe)
  return {
    voidInvoice: (id) => voidInvoice(stripe, id),
    previewChange: async (subscription, plan, asOf, endsTrial = false) => {
      const preview = await withPrice(plan, subscription.interval, (price) =>
        withAppErrors(
          stripe.invoices.createPreview({
            customer: subscription.customerId,
            subscription: subscription.id,
            subscription_details: {
              items: [{ id: subscription.itemId, price }],
              ...toChangeTime(asOf, endsTrial),
            },
          }),
        ),
      )
      return preview.total < 0 ? preview.total : preview.amount_due
    },
    getPayment: async (id) => {
      const intent = await withAppErrors(stripe.paymentIntents.retrieve(id))
      const invoice = await getInvoiceByIntent(stripe, id)
      return {
        customerId: getId(intent.customer),
        status: intent.status,
        receivedCents: intent.amount_received,
        dueCents: invoice ? invoice.amount_due : null,
        subscriptionId: getSubscriptionId(invoice),
      }
    },
    getRefund: async (id) => {
      const charge = await withAppErrors(stripe.charges.retrieve(id))
      const intent = getId(charge.payment_intent)
      const invoice = intent ? await getInvoiceByIntent(stripe, intent) : null
      return {
        customerId: getId(charge.customer),
        subscriptionId: getSubscriptionId(invoice),
        invoiceId: invoice?.id ?? null,
        fullyRefunded: charge.refunded,
        disputed: charge.disputed,
      }
    },
    createPortalUrl: async (customer, returnUrl, language) => {
      const configuration = await getPortalConfiguration()
      const session = await withAppErrors(
        stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: language === 'es' ? 'es' : 'en',
          ...(configuration && { configuration }),
        }),
      )
      return session.url
    },
    listInvoices: async (customer) => {
      const { data } = await withAppErrors(stripe.invoices.list({ customer, limit: 24 })).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return { data: [] }
        throw error
      })
      return data.map(toProviderInvoice)
    },
  }
}
