import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { WebhookSender } from '#api/ports/webhook-sender.ts'
import { isPublicAddress } from './public-address.ts'

const TIMEOUT_MS = 10_000

interface Address {
  readonly address: string
  readonly family: number
}

export interface NodeSenderOptions {
  /** All addresses of a host name. */
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>
  readonly request?: typeof request
}

const resolveAll = (hostname: string): Promise<readonly Address[]> => lookup(hostname, { all: true })

/**
 * Sends over a connection to the address that was checked: a name that stands for another address a moment later is not
 * asked again. One private address among several is enough to refuse a host.
 */
export const createNodeWebhookSender = ({
  resolve = resolveAll,
  request: makeRequest = request,
}: NodeSenderOptions = {}): WebhookSender => {
  const findAddress = async (url: string): Promise<Address | null> => {
    const addresses = await resolve(new URL(url).hostname).catch(() => [])
    return addresses.every(({ address }) => isPublicAddress(address)) ? (addresses[0] ?? null) : null
  }
  return {
    isPublic: async (url) => (await findAddress(url)) !== null,
    send: async (url, body, headers) => {
      const target = new URL(url)
      const address = await findAddress(url)
      // An address in place of a name would not be looked up.
      if (target.protocol !== 'https:' || !address || isPublicAddress(target.hostname))
        throw new Error('the host is not public')
      return post(makeRequest, { url: target, address, body, headers })
    },
  }
}

interface Post {
  readonly url: URL
  readonly address: Address
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const post = (makeRequest: typeof request, { url, address, body, headers }: Post): Promise<number> => {
  const pinned: LookupFunction = (_hostname, options, done) =>
    options.all ? done(null, [{ ...address }]) : done(null, address.address, address.family)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const length = String(Buffer.byteLength(body))
  const options = { method: 'POST', agent: false, lookup: pinned, signal }
  const sent = makeRequest(url, { ...options, headers: { ...headers, 'content-length': length } }, (response) => {
    response.on('error', () => undefined)
    response.destroy()
    resolve(response.statusCode ?? 0)
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
