import type { BillingInterval, PaidPlanId, SubscriptionStatus } from '#shared/plans.ts'

/** Current state of a subscription at the provider. Times are UTC ms, amounts are integer cents. */
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
  /** The plan of a change that is not paid yet, or null; `plan` applies until it is. */
  readonly pendingPlan: PaidPlanId | null
  /** Id of the subscription item, needed to change the plan. */
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
  /** URLs of the invoice page and its PDF at the provider. */
  readonly url: string | null
  readonly pdf: string | null
  /** Secret that a browser pays the open amount with; null when nothing is due. */
  readonly clientSecret: string | null
}

/** A card that is being saved for later charges. */
interface CardSetup {
  readonly customerId: string | null
  /** False for a card that is saved for something else than a trial. */
  readonly isForTrial: boolean
  readonly succeeded: boolean
}

/** The state of a payment, and the subscription that it pays for. */
export interface ProviderPayment {
  readonly customerId: string | null
  readonly status: string
  readonly receivedCents: number
  /** Amount of its invoice; null when it pays no invoice. */
  readonly dueCents: number | null
  readonly subscriptionId: string | null
}

export interface ProviderWebhookEvent {
  readonly id: string
  readonly type: string
  /** False for events that cannot change a subscription. */
  readonly affectsSubscription: boolean
  readonly customerId: string | null
  /** The payment that succeeded. */
  readonly paymentIntentId: string | null
  /** The card setup that succeeded. */
  readonly cardSetupId: string | null
  /** The charge of a refund or a dispute. */
  readonly chargeId: string | null
}

/** A charge that was refunded or is disputed, and its invoice. */
export interface Refund {
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
  readonly fullyRefunded: boolean
  readonly disputed: boolean
}

/**
 * The payment provider. Every call may throw `provider-unavailable` (the outcome is unknown, retry), `not-configured`
 * (missing key, or prices that differ from the plans), `not-found`, or `internal` for a request that the provider does
 * not accept. Calls that create something take an idempotency
 * key, `attempt`: repeating the key creates it once.
 */
export interface Payments {
  /** Creates a customer and returns its id. */
  readonly createCustomer: (input: {
    userId: string
    email: string
    name: string
    language: string
    attempt: string
  }) => Promise<string>
  /** Lists all subscriptions of a customer, ended ones included, newest first; none for an unknown customer. */
  readonly listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>
  /**
   * Creates a subscription that becomes active when its first invoice is paid, or one whose trial begins at once and that
   * ends with the trial when the customer has no default card by then. Throws `plan-changing` when `attempt` was used with
   * other parameters.
   */
  readonly createSubscription: (input: {
    customerId: string
    userId: string
    plan: PaidPlanId
    interval: BillingInterval
    /** Absent or null: no trial. */
    trialDays?: number | null
    attempt: string
  }) => Promise<ProviderSubscription>
  /** Begins to save a card for a trial. Returns the secret that a browser sends the card with. */
  readonly createTrialCardSetup: (customerId: string, userId: string) => Promise<string>
  readonly getCardSetup: (cardSetupId: string) => Promise<CardSetup>
  /** Voids an unpaid invoice, so that it cannot be paid. Throws `plan-changing` when it is paid or void already. */
  readonly voidInvoice: (invoiceId: string) => Promise<void>
  /** Cancels a subscription immediately; no effect when it has ended. */
  readonly cancelSubscription: (subscriptionId: string) => Promise<void>
  /** `cancel` false also revokes an end date that was set at the provider. */
  readonly setCancelAtPeriodEnd: (subscriptionId: string, cancel: boolean) => Promise<ProviderSubscription>
  /** Changes the plan and charges or credits the difference at once. `pendingPlan` is set when the user has to pay. */
  readonly changePlan: (input: {
    subscription: ProviderSubscription
    plan: PaidPlanId
    /** The trial ends with the change, and the whole first period of the new plan is charged. */
    endsTrial?: boolean
    /** Proration date, UTC ms. The date of the preview makes the change cost what the preview showed. */
    asOf: number
    attempt: string
  }) => Promise<ProviderSubscription>
  /** Cents that `changePlan` would charge now; negative: credit for the next invoices. `asOf`: proration date, UTC ms. */
  readonly previewChange: (
    subscription: ProviderSubscription,
    plan: PaidPlanId,
    asOf: number,
    endsTrial?: boolean,
  ) => Promise<number>
  readonly getPayment: (paymentIntentId: string) => Promise<ProviderPayment>
  readonly getRefund: (chargeId: string) => Promise<Refund>
  /** Creates a URL of the billing portal, where the customer changes the card and sees invoices. */
  readonly createPortalUrl: (customerId: string, returnUrl: string, language: string) => Promise<string>
  /** Lists the last 24 invoices, newest first; none for an unknown customer. */
  readonly listInvoices: (customerId: string) => Promise<ProviderInvoice[]>
  /**
   * Makes the card of a succeeded payment or card setup the one that later invoices are charged to, unless the customer
   * saved a newer one; no effect without a saved card.
   */
  readonly setDefaultCard: (intentId: string) => Promise<void>
  /**
   * Charges the open invoice of a past-due subscription to the default card when that was saved after the invoice was
   * issued; no effect otherwise, or when the card is declined.
   */
  readonly payRenewalWithNewCard: (subscription: ProviderSubscription) => Promise<void>
  /** Deletes a customer, which ends all its subscriptions; no effect when it is gone. */
  readonly deleteCustomer: (customerId: string) => Promise<void>
  /** Verifies the signature over the raw body (at most 300 s old). Throws `invalid-request`. */
  readonly verifyWebhook: (rawBody: string, signature: string) => Promise<ProviderWebhookEvent>
}
