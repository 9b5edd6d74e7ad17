import { describe, expect, it } from 'vitest'
import { webhookEndpointsResponse } from '#shared/api-schema/webhook-endpoints.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  createUniqueName,
  jsonRequest,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
} from '../harness/target.ts'

const PATH = '/api/webhook-endpoints'

const request = (person: SignedInUser, url = 'https://hooks.faro.example/faro') =>
  person.fetch(PATH, jsonRequest({ url }))

/**
 * Tests of webhook endpoints that need no name server and send nothing: what is refused. `webhook-endpoints.test.ts` has
 * the rest.
 */
export const describeWebhookEndpoints = (getTarget: () => Target): void => {
  describe('webhook endpoints', () => {
    it('need a session, the plan and an address with a public name', async () => {
      expect(await readRefusal(getTarget().fetch(PATH))).toBe('401 unauthenticated')
      const free = await signIn(getTarget(), createUniqueName('ana'))
      expect(await readRefusal(request(free))).toBe('403 plan-required')
      const ana = await subscribe(getTarget(), 'enterprise')
      const hosts = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '[::1]', '1.1.1.1', 'localhost', '0x7f.1']
      const urls = [...hosts.map((host) => `https://${host}/faro`), 'http://hooks.faro.example/', 'file:///etc/passwd']
      for (const url of urls) expect(await readRefusal(request(ana, url)), url).toBe('400 invalid-request')
      expect(webhookEndpointsResponse.parse(await (await ana.fetch(PATH)).json())).toEqual([])
    })

    it('that are unknown or another person’s are not there', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      const path = `${PATH}/${'0'.repeat(32)}`
      expect(await readRefusal(ana.fetch(path, { method: 'DELETE' }))).toBe('404 not-found')
      expect(await readRefusal(ana.fetch(`${path}/test`, { method: 'POST' }))).toBe('404 not-found')
    })
  })
}
