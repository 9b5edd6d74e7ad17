import type { BillingInterval, PaidPlanId, SubscriptionStatus } from '#shared/plans.ts'

/** A subscription as the provider holds it now. Instants are UTC ms, money is integer cents. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly status: Exclude<SubscriptionStatus, 'free'>
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly createdAt: number
  readonly cancelAtPeriodEnd: boolean
  readonly currentPeriodStart: number
  readonly currentPeriodEnd: number
  /** The plan that waits for its payment, if one does; the old one stays until then. */
  readonly pendingPlan: PaidPlanId | null
  /** Names the item in a change of plan. */
  readonly itemId: string
  readonly latestInvoice: ProviderInvoice | null
}

export interface ProviderInvoice {
  readonly id: string
  readonly number: string | null
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  readonly totalCents: number
  readonly currency: string
  readonly createdAt: number
  /** The provider's own page and PDF of it. */
  readonly url: string | null
  readonly pdf: string | null
  /** With it a browser can pay what is open; null when there is nothing to pay. */
  readonly clientSecret: string | null
}

/** What became of one payment, and which subscription it paid for. */
export interface ProviderPayment {
  readonly customerId: string | null
  readonly status: string
  readonly receivedCents: number
  /** What the invoice behind it asked for; null when it pays no invoice. */
  readonly dueCents: number | null
  readonly subscriptionId: string | null
}

export interface ProviderWebhookEvent {
  readonly id: string
  readonly type: string
  /** False for events that change no subscription. */
  readonly affectsSubscription: boolean
  readonly customerId: string | null
  /** The charge it tells of, for refunds and disputes. */
  readonly chargeId: string | null
}

/** Money that went back, or is asked back. */
export interface Refund {
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
  readonly fullyRefunded: boolean
  readonly disputed: boolean
}

/**
 * The payment provider. Every call may throw `provider-unavailable` (nothing is known, try again), `not-configured`
 * (key or prices are missing or do not fit the plans table) or `not-found`. Calls that make something take an
 * `attempt`: the same attempt makes it once, whatever is clicked twice or answered never.
 */
export interface Payments {
  /** Makes a customer; gives its id. */
  readonly createCustomer: (input: {
    userId: string
    email: string
    name: string
    language: string
    attempt: string
  }) => Promise<string>
  /** Everything this customer ever subscribed to, newest first. Unknown or deleted customers have none. */
  readonly listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>
  /**
   * Starts a subscription that becomes active when its first invoice is paid. Throws `conflict` when the attempt was
   * already used for something else.
   */
  readonly createSubscription: (input: {
    customerId: string
    userId: string
    plan: PaidPlanId
    interval: BillingInterval
    attempt: string
  }) => Promise<ProviderSubscription>
  /** Makes an unpaid invoice unpayable. Throws `conflict` when it is paid or gone. */
  readonly voidInvoice: (invoiceId: string) => Promise<void>
  /** Ends a subscription now; one that has ended already is fine. */
  readonly cancelSubscription: (subscriptionId: string) => Promise<void>
  readonly setCancelAtPeriodEnd: (subscriptionId: string, cancel: boolean) => Promise<ProviderSubscription>
  /** Charges or credits the difference at once. When that needs the customer, `pendingPlan` is set and nothing changed. */
  readonly changePlan: (input: {
    subscription: ProviderSubscription
    plan: PaidPlanId
    /** The moment (UTC ms) that the difference is reckoned from: the preview's, so that it charges what that said. */
    asOf: number
    attempt: string
  }) => Promise<ProviderSubscription>
  /** What `changePlan` would charge now, in cents; below zero is credit for the next invoices. */
  readonly previewChange: (subscription: ProviderSubscription, plan: PaidPlanId, asOf: number) => Promise<number>
  readonly getPayment: (paymentIntentId: string) => Promise<ProviderPayment>
  readonly getRefund: (chargeId: string) => Promise<Refund>
  /** A page of the provider's where the customer changes the card and sees invoices. */
  readonly createPortalUrl: (customerId: string, returnUrl: string, language: string) => Promise<string>
  /** The last 24, newest first. */
  readonly listInvoices: (customerId: string) => Promise<ProviderInvoice[]>
  /** Deletes the customer, which ends everything that bills. A customer that is gone is fine. */
  readonly deleteCustomer: (customerId: string) => Promise<void>
  /** Checks the signature over the raw body (300 s of tolerance). Throws `invalid-request`. */
  readonly verifyWebhook: (rawBody: string, signature: string) => Promise<ProviderWebhookEvent>
}
