/** Where browsers find the stand-in, on the app's own origin. */
export const STAND_IN_ROOT = '/__stand-in/stripe'
export const STAND_IN_SCRIPT = `${STAND_IN_ROOT}/stripe.js`

/** The stand-in's own keys. They open nothing else. */
export const STAND_IN_KEYS = {
  secretKey: 'sk_test_faro_stand_in',
  publishableKey: 'pk_test_faro_stand_in',
  webhookSecret: 'whsec_faro_stand_in',
} as const
