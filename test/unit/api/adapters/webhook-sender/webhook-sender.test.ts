import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createNodeWebhookSender } from '#api/adapters/webhook-sender/node.ts'
import { isPublicAddress } from '#api/adapters/webhook-sender/public-address.ts'
import { createWorkerWebhookSender } from '#api/adapters/webhook-sender/worker.ts'
import { createWebhookEndpointBody } from '#shared/api-schema/webhook-endpoints.ts'
import { unsafeCast } from '#shared/cast.ts'

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001:0:1::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '',
    'localhost',
    '0x7f.1',
    '2130706433',
  ])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('the address of a webhook', () => {
  it.each([
    'http://hooks.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://hooks.example.com:8443/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com\\@127.0.0.1/',
    'https://hooks.example.com/#x',
    'https://hooks.example.com./',
    'file:///etc/passwd',
    `https://hooks.example.com/${'x'.repeat(500)}`,
  ])('may not be %s', (url) => expect(createWebhookEndpointBody.safeParse({ url }).success).toBe(false))

  it.each(['https://hooks.example.com', 'https://hooks.example.com/a/b?c=d', 'https://example.co.uk/x'])(
    'may be %s',
    (url) => expect(createWebhookEndpointBody.safeParse({ url }).success).toBe(true),
  )
})

const PUBLIC = { address: '8.8.8.8', family: 4 }
const PRIVATE = { address: '169.254.169.254', family: 4 }

describe('the sender on Node', () => {
  it.each([[[PRIVATE]], [[PUBLIC, PRIVATE]], [[]]])('refuses a host with addresses %j', async (addresses) => {
    let isSent = false
    const request = unsafeCast<typeof httpRequest>(() => {
      isSent = true
    }, 'it is never called')
    const sender = createNodeWebhookSender({ resolve: async () => addresses, request })
    expect(await sender.isPublic('https://hooks.example.com/')).toBe(false)
    await expect(sender.send('https://hooks.example.com/', '{}', {})).rejects.toThrow('not public')
    expect(isSent).toBe(false)
  })

  it('refuses other protocols and addresses in place of names', async () => {
    const sender = createNodeWebhookSender({ resolve: async () => [PUBLIC] })
    await expect(sender.send('http://hooks.example.com/', '{}', {})).rejects.toThrow('not public')
    await expect(sender.send('https://8.8.8.8/', '{}', {})).rejects.toThrow('not public')
  })

  it('connects to the address that was checked, follows no redirect and reads no body', async () => {
    const seen: unknown[] = []
    const server = createServer((incoming, response) => {
      seen.push([incoming.url, incoming.headers.host, incoming.headers['faro-signature']])
      response.writeHead(302, { location: '/secret' }).end('x'.repeat(100_000))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    let looked = 0
    const pinned: unknown[] = []
    // Replaces https on the usual port: the name goes where the sender's own lookup says, and no further.
    const request = unsafeCast<typeof httpRequest>(
      (url: URL, options: Parameters<typeof httpRequest>[1], done: Parameters<typeof httpRequest>[2]) => {
        options.lookup?.(url.hostname, { all: false }, (_error, address) => pinned.push(address))
        const local = { ...options, host: '127.0.0.1', port, path: url.pathname, lookup: undefined }
        return httpRequest({ ...local, headers: { ...options.headers, host: url.host } }, done)
      },
      'the overload that the sender calls',
    )
    const resolve = async () => [looked++ === 0 ? PUBLIC : PRIVATE]
    const sender = createNodeWebhookSender({ resolve, request })
    expect(await sender.send('https://hooks.example.com/in', '{}', { 'Faro-Signature': 't=1,v1=2' })).toBe(302)
    expect(seen).toEqual([['/in', 'hooks.example.com', 't=1,v1=2']])
    expect([looked, pinned]).toEqual([1, [PUBLIC.address]])
    await expect(sender.send('https://hooks.example.com/in', '{}', {})).rejects.toThrow('not public')
    server.closeAllConnections()
    server.close()
  })
})

describe('the sender on Workers', () => {
  it('follows no redirect', async () => {
    const inits: RequestInit[] = []
    const sender = createWorkerWebhookSender(async (_url, init) => {
      inits.push(init ?? {})
      return new Response(null, { status: 307, headers: { location: 'https://other.example' } })
    })
    expect(await sender.send('https://hooks.example.com/', '{}', {})).toBe(307)
    expect(inits).toMatchObject([{ method: 'POST', redirect: 'manual', body: '{}' }])
  })
})
