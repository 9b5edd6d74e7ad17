import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createStandIn, type StandIn, type StandInOptions } from './stand-in.ts'
import type { Snapshot } from './store.ts'

const load = (file: string): Snapshot | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const WEBHOOK = '/api/webhooks/stripe'

/**
 * The stand-in with its state in a file, so that a restart forgets no subscription. `send` passes a request on to the
 * API: its webhook is called as Stripe would.
 */
export const openStandIn = (
  file: string,
  send: (request: Request) => Response | Promise<Response>,
  options: Pick<StandInOptions, 'controls'> = {},
): StandIn =>
  createStandIn({
    ...options,
    saved: load(file),
    save: (snapshot) => {
      writeFileSync(`${file}.new`, JSON.stringify(snapshot))
      renameSync(`${file}.new`, file)
    },
    deliver: async (payload, signature) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      const answer = await send(new Request(`http://localhost${WEBHOOK}`, { method: 'POST', headers, body: payload }))
      return answer.ok
    },
  })
