import { createServer } from 'node:http'

/** A proxy in front of the real server that holds the end of every HTML page back until `release`. */
export interface StallingProxy {
  readonly url: string
  /** Sends what was held back, and every later page at once. */
  release(): void
  close(): void
}

const HOP_BY_HOP = /^(content-(encoding|length)|transfer-encoding|strict-transport-security)$/

/** `from`: the text of the page from which on it is held back. */
export const startStallingProxy = async (target: string, from: string): Promise<StallingProxy> => {
  const released = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    const forward = async () => {
      const real = await fetch(new URL(request.url ?? '/', target), { redirect: 'manual' })
      const headers = Object.fromEntries([...real.headers].filter(([name]) => !HOP_BY_HOP.test(name)))
      response.writeHead(real.status, headers)
      const body = Buffer.from(await real.arrayBuffer())
      const cut = headers['content-type']?.startsWith('text/html') ? body.indexOf(from) : -1
      if (cut < 0) return void response.end(body)
      response.write(body.subarray(0, cut))
      await released.promise
      response.end(body.subarray(cut))
    }
    forward().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    release: () => released.resolve(),
    close: () => server.close(),
  }
}
