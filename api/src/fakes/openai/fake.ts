import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Behavior, type ChatRequest, respond } from './behaviors.ts'

export interface OpenAiFake {
  /** For `baseURL` / `OPENAI_BASE_URL`. */
  readonly url: string
  /** What was asked, oldest first. */
  readonly requests: readonly ChatRequest[]
  /** What the next calls meet, in order; afterwards the last one stays. */
  setBehaviors(...behaviours: readonly Behavior[]): void
  close(): Promise<void>
}

/**
 * A server on loopback that speaks the chat completions protocol, for tests alone. It leaves out: streaming, tools,
 * other endpoints, keys (any is taken), and a model.
 */
export const startOpenAiFake = async (port = 0): Promise<OpenAiFake> => {
  const asked: ChatRequest[] = []
  let plan: Behavior[] = ['answer']
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => response.destroy())
    request.on('end', () => {
      if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
        response.writeHead(404).end('{"error":{"message":"not here","code":"not_found"}}')
        return
      }
      const body: ChatRequest = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      asked.push(body)
      const behaviour = (plan.length > 1 ? plan.shift() : plan[0]) ?? 'answer'
      respond(behaviour, body, response)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests: asked,
    setBehaviors: (...behaviours) => {
      plan = [...behaviours]
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
