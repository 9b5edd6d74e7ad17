import type { ProviderSubscription } from '#api/ports/payments.ts'

/** An active subscription as the provider tells of it. */
export const createProviderSubscription = (parts: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_a',
  customerId: 'cus_1',
  status: 'active',
  plan: 'professional',
  interval: 'year',
  createdAt: 100,
  cancelAtPeriodEnd: false,
  currentPeriodStart: 1_000,
  currentPeriodEnd: 2_000,
  pendingPlan: null,
  itemId: 'si_1',
  latestInvoice: null,
  ...parts,
})

/** The latest invoice of a subscription. */
export const createProviderInvoice = (
  parts: Partial<NonNullable<ProviderSubscription['latestInvoice']>> = {},
): NonNullable<ProviderSubscription['latestInvoice']> => ({
  id: 'in_1',
  number: null,
  status: 'open',
  totalCents: 800,
  currency: 'usd',
  createdAt: 100,
  url: null,
  pdf: null,
  clientSecret: null,
  ...parts,
})
