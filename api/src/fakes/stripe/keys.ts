/** Path of the browser API on the origin of the app. */
export const FAKE_ROOT = '/__stand-in/stripe'
export const FAKE_SCRIPT = `${FAKE_ROOT}/stripe.js`

/** Keys of the fake; valid nowhere else. */
export const FAKE_KEYS = {
  secretKey: 'sk_test_faro_stand_in',
  publishableKey: 'pk_test_faro_stand_in',
  webhookSecret: 'whsec_faro_stand_in',
} as const
