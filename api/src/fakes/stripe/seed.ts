import { CURRENCY, INTERVALS, PAID_PLAN_IDS, PLANS, priceCents } from '#shared/plans.ts'
import { lookupKey, productId } from '../../adapters/stripe/names.ts'
import type { Store } from './store.ts'

/** The products and prices that `npm run stripe:setup` would make, so that nothing has to be set up. */
export const seedCatalogue = (store: Store, created: number): void => {
  for (const plan of PAID_PLAN_IDS) {
    const product = productId(plan)
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
    for (const interval of INTERVALS)
      store.add({
        id: store.id('price'),
        object: 'price',
        created,
        livemode: false,
        active: true,
        currency: CURRENCY,
        lookup_key: lookupKey(plan, interval),
        metadata: { ...metadata, interval },
        product,
        recurring: { interval, interval_count: 1 },
        type: 'recurring',
        unit_amount: priceCents(plan, interval),
      })
  }
}
