import type { Stripe } from 'stripe'
import type { Payments } from '../../ports/payments.ts'
import { withAppErrors } from './errors.ts'
import { getId } from './map-objects.ts'
import { APP_NAME } from './names.ts'

/** Metadata value of the setup intents of trials; the billing portal saves cards with intents of its own. */
const TRIAL_PURPOSE = 'trial'

/** The calls of the port that save a card without charging it. */
export const createCardSetups = (stripe: Stripe): Pick<Payments, 'createTrialCardSetup' | 'getCardSetup'> => ({
  createTrialCardSetup: async (customer, userId) => {
    const intent = await withAppErrors(
      stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        metadata: { app: APP_NAME, userId, purpose: TRIAL_PURPOSE },
      }),
    )
    return intent.client_secret ?? ''
  },
  getCardSetup: async (id) => {
    const { customer, metadata, status } = await withAppErrors(stripe.setupIntents.retrieve(id))
    return {
      customerId: getId(customer),
      isForTrial: metadata?.['purpose'] === TRIAL_PURPOSE,
      succeeded: status === 'succeeded',
    }
  },
})
