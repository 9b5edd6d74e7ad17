/** Where browsers find the stand-in, on the app's own origin. */
export const FAKE_ROOT = '/__stand-in/stripe'
export const FAKE_SCRIPT = `${FAKE_ROOT}/stripe.js`

/** The stand-in's own keys. They open nothing else. */
export const FAKE_KEYS = {
  secretKey: 'sk_test_faro_stand_in',
  publishableKey: 'pk_test_faro_stand_in',
  webhookSecret: 'whsec_faro_stand_in',
} as const
