import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import type { Interval, PaidPlanId } from '#shared/plans.ts'
import type { Payments } from '../../ports/payments.ts'
import { asking } from './errors.ts'
import { APP } from './names.ts'
import { idOf, readInvoice } from './read.ts'

type PriceOf = (plan: PaidPlanId, interval: Interval) => Promise<string>
type MoneyCalls = Pick<
  Payments,
  'voidInvoice' | 'previewChange' | 'payment' | 'returnedMoney' | 'portalUrl' | 'invoicesOf'
>

/** The invoice that an intent pays, by its invoice payment: neither names the other any more. */
const invoiceBehind = async (stripe: Stripe, paymentIntent: string): Promise<Stripe.Invoice | null> => {
  const { data } = await asking(
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      expand: ['data.invoice'],
    }),
  )
  const invoice = data[0]?.invoice
  return invoice && typeof invoice === 'object' && !('deleted' in invoice) ? invoice : null
}

export const toSeconds = (ms: number): number => Math.floor(ms / 1000)

const subscriptionBehind = (invoice: Stripe.Invoice | null): string | null =>
  idOf(invoice?.parent?.subscription_details?.subscription)

/** Our own portal configuration when `stripe:setup` made one, else the account's default. */
const portalConfiguration = (stripe: Stripe) => {
  let known: string | null = null
  return async () => {
    if (known) return known
    const { data } = await asking(stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    known = data.find(({ metadata }) => metadata?.['app'] === APP)?.id ?? null
    return known
  }
}

export const moneyCalls = (stripe: Stripe, priceOf: PriceOf): MoneyCalls => {
  const configuration = portalConfiguration(stripe)
  return {
    voidInvoice: async (id) => {
      await asking(stripe.invoices.voidInvoice(id))
    },
    previewChange: async (subscription, plan, asOf) => {
      const preview = await asking(
        stripe.invoices.createPreview({
          customer: subscription.customerId,
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: subscription.itemId, price: await priceOf(plan, subscription.interval) }],
            proration_behavior: 'always_invoice',
            proration_date: toSeconds(asOf),
          },
        }),
      )
      return preview.total < 0 ? preview.total : preview.amount_due
    },
    payment: async (id) => {
      const intent = await asking(stripe.paymentIntents.retrieve(id))
      const invoice = await invoiceBehind(stripe, id)
      return {
        customerId: idOf(intent.customer),
        status: intent.status,
        receivedCents: intent.amount_received,
        dueCents: invoice ? invoice.amount_due : null,
        subscriptionId: subscriptionBehind(invoice),
      }
    },
    returnedMoney: async (id) => {
      const charge = await asking(stripe.charges.retrieve(id))
      const intent = idOf(charge.payment_intent)
      const invoice = intent ? await invoiceBehind(stripe, intent) : null
      return {
        customerId: idOf(charge.customer),
        subscriptionId: subscriptionBehind(invoice),
        invoiceId: invoice?.id ?? null,
        fullyRefunded: charge.refunded,
        disputed: charge.disputed,
      }
    },
    portalUrl: async (customer, returnUrl, language) => {
      const found = await configuration()
      const session = await asking(
        stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: language === 'es' ? 'es' : 'en',
          ...(found && { configuration: found }),
        }),
      )
      return session.url
    },
    invoicesOf: async (customer) => {
      const { data } = await asking(stripe.invoices.list({ customer, limit: 24 })).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return { data: [] }
        throw error
      })
      return data.map(readInvoice)
    },
  }
}
