import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { type Behavior, respond } from './behaviors.ts'
import type { ChatRequest } from './chat-request.ts'

export interface OpenAiFake {
  /** Value of `OPENAI_BASE_URL`. */
  readonly url: string
  /** Requests so far, oldest first. */
  readonly requests: readonly ChatRequest[]
  /** Behaviors of the next requests in order; the last one remains. */
  setBehaviors(...behaviors: readonly Behavior[]): void
  close(): Promise<void>
}

/**
 * Starts a server on 127.0.0.1 with the chat completions API, for tests. `port` 0 selects a free one. Not implemented:
 * tools, other endpoints, verification of keys.
 */
export const startOpenAiFake = async (port = 0): Promise<OpenAiFake> => {
  const requests: ChatRequest[] = []
  let queue: Behavior[] = ['answer']
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
      requests.push(body)
      const behavior = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'answer'
      respond(behavior, body, response)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    requests,
    setBehaviors: (...behaviors) => {
      queue = [...behaviors]
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
