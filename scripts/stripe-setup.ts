// `npm run stripe:setup [-- --site https://faro.example] [-- --live]`: products, prices, portal and webhook in the
// Stripe account of STRIPE_SECRET_KEY. Can be run again at any time.
import { parseArgs } from 'node:util'
import { createStripeClient } from '#api/adapters/stripe/client.ts'
import { setUpAccount } from '#api/adapters/stripe/set-up-account.ts'

const { values } = parseArgs({ options: { site: { type: 'string' }, live: { type: 'boolean', default: false } } })
const secretKey = process.env['STRIPE_SECRET_KEY'] ?? ''

const fail = (message: string): never => {
  console.error(message)
  process.exit(2)
}

if (!secretKey) fail('Set STRIPE_SECRET_KEY (Stripe dashboard, Developers, API keys).')
const isLive = /^(sk|rk)_live_/.test(secretKey)
if (isLive && !values.live) fail('This is a live key. Run it with --live when you mean it; a test key needs no flag.')

console.log(isLive ? 'Stripe account, LIVE mode' : 'Stripe account, test mode')
try {
  const stripe = createStripeClient({
    secretKey,
    ...(process.env['STRIPE_BASE_URL'] && { baseUrl: process.env['STRIPE_BASE_URL'] }),
  })
  const secret = await setUpAccount(stripe, (line) => console.log(line), values.site ?? null)
  if (secret)
    console.log(`\nPut this into the server's environment, it is not shown again:\nSTRIPE_WEBHOOK_SECRET=${secret}`)
  else if (!values.site) console.log('\nThe webhook: run it again with --site https://your.address')
} catch (error) {
  fail(`Stripe refused: ${error instanceof Error ? error.message : error}`)
}
