import { BILLING_INTERVALS, CURRENCY, getPriceCents, PAID_PLAN_IDS, PLANS } from '#shared/plans.ts'
import { createLookupKey, createProductId } from '../../adapters/stripe/names.ts'
import type { Store } from './store.ts'

/** Adds the products and prices that `npm run stripe:setup` creates. `created`: Unix seconds. */
export const seedCatalog = (store: Store, created: number): void => {
  for (const plan of PAID_PLAN_IDS) {
    const product = createProductId(plan)
    const metadata = { app: 'faro', plan }
    store.add({
      id: product,
      object: 'product',
      created,
      livemode: false,
      name: PLANS[plan].id,
      active: true,
      metadata,
    })
    for (const interval of BILLING_INTERVALS)
      store.add({
        id: store.createId('price'),
        object: 'price',
        created,
        livemode: false,
        active: true,
        currency: CURRENCY,
        lookup_key: createLookupKey(plan, interval),
        metadata: { ...metadata, interval },
        product,
        recurring: { interval, interval_count: 1 },
        type: 'recurring',
        unit_amount: getPriceCents(plan, interval),
      })
  }
}
