const ROOT = '/__stand-in/stripe/v1'

const isSetup = (clientSecret) => String(clientSecret).startsWith('seti_')
const getPath = (clientSecret) =>
  `${isSetup(clientSecret) ? 'setup_intents' : 'payment_intents'}/${getIntentId(clientSecret)}`
const getIntentId = (clientSecret) => String(clientSecret).split('_secret_')[0]

/** Returns `{paymentIntent}`, `{setupIntent}` or `{error}`, as Stripe.js does, also without a connection. */
const request = async (clientSecret, path, init) => {
  try {
    const response = await fetch(`${ROOT}/${getPath(clientSecret)}${path}`, init)
    const body = await response.json()
    return response.ok ? { [isSetup(clientSecret) ? 'setupIntent' : 'paymentIntent']: body } : { error: body.error }
  } catch {
    return { error: { type: 'api_connection_error', code: 'offline' } }
  }
}

const post = (clientSecret, action, body) =>
  request(clientSecret, `/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: clientSecret, ...body }),
  })

export const retrieve = (clientSecret) =>
  request(clientSecret, `?client_secret=${encodeURIComponent(clientSecret)}`, {})
export const confirm = (clientSecret, card) => post(clientSecret, 'confirm', card ? { card } : {})
export const completeAuthentication = (clientSecret, isConfirmed) => post(clientSecret, 'answer', { yes: isConfirmed })
