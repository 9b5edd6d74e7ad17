import type { Invoice, InvoiceLine, ObjectOf, Price, StripeObject, Subscription } from './objects.ts'

type Fields = Record<string, unknown>
type ItemOf = Subscription['items']['data'][number]

/** Fields that are null in everything that this app does. */
const nulls = (names: string): Fields => Object.fromEntries(names.split(/\s+/).map((name) => [name, null]))

const BILLING_DETAILS = nulls('address email name phone tax_id')
const NO_TAX = { ...nulls('disabled_reason liability'), enabled: false }

const toRecurring = (price: Price): Fields => ({
  ...nulls('meter trial_period_days'),
  usage_type: 'licensed',
  ...price.recurring,
})

const toPlan = (price: Price): Fields => ({
  ...nulls('metadata meter nickname tiers_mode transform_usage trial_period_days'),
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: String(price.unit_amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  ...price.recurring,
  livemode: false,
  product: price.product,
  usage_type: 'licensed',
})

const toLineItem = (invoice: Invoice, line: InvoiceLine, index: number): Fields => ({
  ...nulls('pretax_credit_amounts quantity_decimal subscription taxes'),
  id: `il_${invoice.id.slice(3)}${index}`,
  object: 'line_item',
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: {},
  parent: null,
  period: { start: invoice.period_start, end: invoice.period_end },
  pricing: {
    type: 'price_details',
    price_details: { price: line.price, product: line.product },
    unit_amount_decimal: String(line.amount),
  },
  quantity: 1,
  subtotal: line.amount,
})

const toInvoiceFields = (invoice: Invoice): Fields => ({
  ...nulls(`account_country account_name account_tax_ids application automatically_finalizes_at custom_fields
    customer_account customer_address customer_email customer_name customer_phone customer_shipping customer_tax_exempt
    default_payment_method default_source description due_date effective_at ending_balance footer from_invoice
    last_finalization_error latest_revision on_behalf_of receipt_number rendering shipping_cost shipping_details
    statement_descriptor test_clock total_discount_amounts total_pretax_credit_amounts total_taxes
    webhooks_delivered_at`),
  amount_overpaid: 0,
  amount_shipping: 0,
  attempted: invoice.attempt_count > 0 || invoice.status === 'paid',
  automatic_tax: { ...NO_TAX, ...nulls('provider status') },
  collection_method: 'charge_automatically',
  default_tax_rates: [],
  discounts: [],
  issuer: { type: 'self' },
  metadata: {},
  payment_settings: nulls('default_mandate payment_method_options payment_method_types'),
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  status_transitions: { ...nulls('marked_uncollectible_at paid_at voided_at'), finalized_at: invoice.created },
  subtotal: invoice.total,
  subtotal_excluding_tax: invoice.total,
  total_excluding_tax: invoice.total,
})

const toSubscriptionFields = (subscription: Subscription): Fields => ({
  ...nulls(`application application_fee_percent billing_cycle_anchor_config billing_thresholds cancellation_details
    customer_account days_until_due default_source description managed_payments next_pending_invoice_item_invoice
    on_behalf_of pause_collection pending_invoice_item_interval pending_setup_intent schedule test_clock
    transfer_data`),
  automatic_tax: NO_TAX,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  discounts: [],
  invoice_settings: { ...nulls('account_tax_ids custom_fields description footer'), issuer: { type: 'self' } },
  start_date: subscription.created,
})

/** The required fields of each object that the fake does not store. Keys are Stripe's object names. */
export const CONSTANT_FIELDS: { readonly [K in StripeObject['object']]: (object: ObjectOf<K>) => Fields } = {
  customer: () => nulls('default_source description shipping'),
  product: ({ created }) => ({
    ...nulls('description package_dimensions shippable tax_details url'),
    images: [],
    marketing_features: [],
    type: 'service',
    updated: created,
  }),
  price: ({ unit_amount }) => ({
    ...nulls('custom_unit_amount nickname tax_behavior tiers_mode transform_quantity'),
    billing_scheme: 'per_unit',
    unit_amount_decimal: String(unit_amount),
  }),
  subscription: toSubscriptionFields,
  invoice: toInvoiceFields,
  invoice_payment: ({ status, amount_requested }) => ({
    amount_paid: status === 'paid' ? amount_requested : null,
    currency: 'usd',
    is_default: true,
    status_transitions: nulls('canceled_at paid_at'),
  }),
  payment_intent: () => ({
    ...nulls(`allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at
      cancellation_reason customer_account description excluded_payment_method_types managed_payments on_behalf_of
      payment_method_configuration_details payment_method_options payment_record processing receipt_email review shipping
      source statement_descriptor statement_descriptor_suffix transfer_group`),
    amount_capturable: 0,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    metadata: {},
    payment_method_types: ['card'],
  }),
  setup_intent: () => ({
    ...nulls(`application automatic_payment_methods cancellation_reason customer_account description excluded_payment_method_types flow_directions latest_attempt managed_payments mandate on_behalf_of
      payment_method_configuration_details payment_method_options single_use_mandate`),
    allowed_payment_method_types: ['card'],
    payment_method_types: ['card'],
  }),
  payment_method: () => ({ ...nulls('customer_account'), metadata: {}, billing_details: BILLING_DETAILS }),
  charge: ({ amount, status }) => ({
    ...nulls(`application application_fee application_fee_amount balance_transaction calculated_statement_descriptor
      description failure_balance_transaction failure_code failure_message fraud_details on_behalf_of outcome
      payment_method payment_method_details receipt_email receipt_number receipt_url review shipping source
      source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group`),
    amount_captured: status === 'succeeded' ? amount : 0,
    billing_details: BILLING_DETAILS,
    captured: status === 'succeeded',
    metadata: {},
    paid: status === 'succeeded',
  }),
  refund: () => ({
    ...nulls(`balance_transaction customer customer_account payment_method reason receipt_number
      source_transfer_reversal transfer_reversal`),
    currency: 'usd',
    metadata: {},
  }),
  dispute: ({ created }) => ({
    ...nulls('intended_submission_method'),
    balance_transactions: [],
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: {
      ...nulls(`access_activity_log billing_address cancellation_policy cancellation_policy_disclosure
        cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip
        customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id
        product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation service_date
        service_documentation shipping_address shipping_carrier shipping_date shipping_documentation
        shipping_tracking_number uncategorized_file uncategorized_text`),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    metadata: {},
    reason: 'general',
  }),
  'billing_portal.session': () => ({ ...nulls('customer_account flow on_behalf_of'), configuration: 'bpc_default' }),
  'billing_portal.configuration': ({ created }) => ({
    ...nulls('application default_return_url name'),
    business_profile: nulls('headline privacy_policy_url terms_of_service_url'),
    is_default: false,
    login_page: { enabled: false, url: null },
    updated: created,
  }),
  webhook_endpoint: () => nulls('application description'),
  event: () => ({}),
}

const INVOICE_SETTINGS_FIELDS = nulls('custom_fields footer rendering_options')
const PENDING_UPDATE_FIELDS = nulls(
  'billing_cycle_anchor cancel_at_period_end discount discounts metadata trial_from_plan',
)

const toItem = (item: ItemOf, subscription: Subscription): Fields => ({
  ...nulls('billing_thresholds current_trial tax_rates'),
  created: subscription.created,
  discounts: [],
  metadata: {},
  plan: toPlan(item.price),
  subscription: subscription.id,
  ...item,
})

/** Parts of an object that the fake stores in a shorter form. */
export const expandParts = (object: StripeObject): Fields => {
  switch (object.object) {
    case 'customer':
      return { invoice_settings: { ...INVOICE_SETTINGS_FIELDS, ...object.invoice_settings } }
    case 'price':
      return { recurring: toRecurring(object) }
    case 'payment_method':
      return {
        card: {
          ...nulls('checks country display_brand generated_from networks regulated_status three_d_secure_usage wallet'),
          funding: 'credit',
          ...object.card,
        },
      }
    case 'subscription': {
      const { items, pending_update: pending } = object
      const [item] = items.data
      return {
        items: { ...items, data: items.data.map((entry) => toItem(entry, object)) },
        pending_update: pending && {
          ...PENDING_UPDATE_FIELDS,
          expires_at: pending.expires_at,
          trial_end: pending.trial_end,
          subscription_items: pending.subscription_items.map(({ price }) => toItem({ ...item, price }, object)),
        },
      }
    }
    case 'invoice': {
      const { lines, parent } = object
      return {
        lines: { ...lines, data: lines.data.map((line, index) => toLineItem(object, line, index)) },
        parent: {
          quote_details: null,
          ...parent,
          subscription_details: { metadata: {}, ...parent.subscription_details },
        },
      }
    }
    default:
      return {}
  }
}
