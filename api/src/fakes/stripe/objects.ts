// The parts of Stripe's objects that the fake stores, with Stripe's names. Times are Unix seconds, amounts cents.

interface Base {
  id: string
  created: number
  livemode: false
}

export type Metadata = Record<string, string>

export interface Customer extends Base {
  object: 'customer'
  email: string | null
  name: string | null
  metadata: Metadata
  /** Cents; negative: the customer has credit. */
  balance: number
  invoice_settings: { default_payment_method: string | null }
  preferred_locales: string[]
}

export interface Product extends Base {
  object: 'product'
  name: string
  active: boolean
  metadata: Metadata
}

export interface Price extends Base {
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string | null
  metadata: Metadata
  product: string
  recurring: { interval: 'month' | 'year'; interval_count: number }
  type: 'recurring'
  unit_amount: number
}

type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled'

export interface TrialSettings {
  end_behavior: {
    billing_cycle_anchor: null
    missing_payment_method: 'cancel' | 'create_invoice'
  }
}

interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}

export interface Subscription extends Base {
  object: 'subscription'
  customer: string
  status: SubscriptionStatus
  currency: string
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string }
  latest_invoice: string | null
  default_payment_method: string | null
  payment_settings: {
    payment_method_options: null
    payment_method_types: 'card'[] | null
    save_default_payment_method: 'on_subscription' | 'off'
  }
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  pending_update: {
    expires_at: number
    subscription_items: { id: string; price: Price }[]
    /** When the trial ends once the update is paid; null without one. */
    trial_end: number | null
  } | null
  /** Periods begin on this day. */
  billing_cycle_anchor: number
  trial_start: number | null
  trial_end: number | null
  trial_settings: TrialSettings | null
  metadata: Metadata
  collection_method: 'charge_automatically'
}

export interface InvoiceLine {
  description: string
  amount: number
  price: string
  product: string
}

export interface Invoice extends Base {
  object: 'invoice'
  customer: string
  number: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  currency: string
  total: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  starting_balance: number
  attempt_count: number
  next_payment_attempt: number | null
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string }
  period_start: number
  period_end: number
}

interface InvoicePayment extends Base {
  object: 'invoice_payment'
  invoice: string
  status: 'open' | 'paid' | 'canceled'
  amount_requested: number
  payment: { type: 'payment_intent'; payment_intent: string }
}

export interface CardError {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

export interface PaymentIntent extends Base {
  object: 'payment_intent'
  customer: string
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  client_secret: string
  payment_method: string | null
  latest_charge: string | null
  setup_future_usage: 'off_session' | null
  last_payment_error: CardError | null
  next_action: { type: 'use_stripe_sdk' } | null
}

export interface SetupIntent extends Base {
  object: 'setup_intent'
  customer: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  client_secret: string
  payment_method: string | null
  last_setup_error: CardError | null
  next_action: { type: 'use_stripe_sdk' } | null
  usage: 'off_session'
  metadata: Metadata
}

export interface PaymentMethod extends Base {
  object: 'payment_method'
  type: 'card'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}

export interface Charge extends Base {
  object: 'charge'
  customer: string
  payment_intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  status: 'succeeded' | 'failed'
  currency: string
}

export interface Refund extends Base {
  object: 'refund'
  charge: string
  payment_intent: string
  amount: number
  status: 'succeeded'
}

export interface Dispute extends Base {
  object: 'dispute'
  charge: string
  payment_intent: string
  amount: number
  status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
}

export interface PortalSession extends Base {
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  locale: string | null
}

export interface PortalConfiguration extends Base {
  object: 'billing_portal.configuration'
  active: boolean
  features: Record<string, unknown>
  metadata: Metadata
}

export interface WebhookEndpoint extends Base {
  object: 'webhook_endpoint'
  url: string
  enabled_events: string[]
  api_version: string | null
  status: 'enabled'
  metadata: Metadata
}

export interface Event extends Base {
  object: 'event'
  api_version: string
  type: string
  data: { object: unknown }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
}

export type StripeObject =
  | Customer
  | Product
  | Price
  | Subscription
  | Invoice
  | InvoicePayment
  | PaymentIntent
  | SetupIntent
  | PaymentMethod
  | Charge
  | Refund
  | Dispute
  | PortalSession
  | PortalConfiguration
  | WebhookEndpoint
  | Event

export type ObjectType = StripeObject['object']
export type ObjectOf<K extends ObjectType> = Extract<StripeObject, { object: K }>
