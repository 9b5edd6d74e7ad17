const ROOT = '/__stand-in/stripe/v1/payment_intents'

const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0]

/** Gives `{paymentIntent}` or `{error}`, as Stripe.js does; a lost connection is an error too. */
const ask = async (path, init) => {
  try {
    const answer = await fetch(`${ROOT}/${path}`, init)
    const body = await answer.json()
    return answer.ok ? { paymentIntent: body } : { error: body.error }
  } catch {
    return { error: { type: 'api_connection_error', code: 'offline' } }
  }
}

const post = (clientSecret, verb, body) =>
  ask(`${idOf(clientSecret)}/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: clientSecret, ...body }),
  })

export const retrieve = (clientSecret) =>
  ask(`${idOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`, {})
export const confirm = (clientSecret, card) => post(clientSecret, 'confirm', card ? { card } : {})
export const answerBank = (clientSecret, yes) => post(clientSecret, 'answer', { yes })
