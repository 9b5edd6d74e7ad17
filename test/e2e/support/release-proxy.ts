import { createServer } from 'node:http'

/** A proxy that imitates another release: it replaces or removes single files of the real server. */
export interface ReleaseProxy {
  readonly url: string
  /** Serves another text at this path; null serves a 404. */
  replace(path: string, text: string | null): void
  restore(path: string): void
  /** The text that the real server has at a path. */
  real(path: string): Promise<string>
  close(): void
}

const HOP_BY_HOP = /^(content-(encoding|length)|transfer-encoding)$/

export const startReleaseProxy = async (target: string): Promise<ReleaseProxy> => {
  const replaced = new Map<string, string | null>()
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url?.split('?')[0] ?? '/'
      const own = replaced.get(path)
      if (own === null) return void response.writeHead(404).end()
      const real = await fetch(new URL(request.url ?? '/', target), { redirect: 'manual' })
      const headers = Object.fromEntries([...real.headers].filter(([name]) => !HOP_BY_HOP.test(name)))
      response.writeHead(real.status, headers).end(own ?? Buffer.from(await real.arrayBuffer()))
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    replace: (path, text) => void replaced.set(path, text),
    restore: (path) => void replaced.delete(path),
    real: async (path) => (await fetch(target + path)).text(),
    close: () => server.close(),
  }
}
