import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { unsafeCast } from '#shared/cast.ts'
import { type Answer, ProxiedRequest, ProxiedResponse } from './messages.ts'
import { POLL_MS } from './poll.ts'
import { addScripts, dropHeaders, forward, HOP_HEADERS, open, relay } from './relay.ts'
import { matchesUrl, type UrlMatch } from './url-match.ts'

const IDLE_MS = 500

interface Fulfillment {
  readonly status?: number
  readonly headers?: IncomingHttpHeaders
  readonly contentType?: string
  readonly body?: string | Buffer
  readonly json?: unknown
  readonly response?: ProxiedResponse
}

/** What a test does with a request. */
type Decision = Answer | 'abort' | 'continue'

/** A request that a test answers: the part of Playwright's `Route` that the tests need. */
class ProxiedRoute {
  readonly #request: ProxiedRequest
  readonly #decide: (answer: Decision) => void

  constructor(request: ProxiedRequest, decide: (answer: Decision) => void) {
    this.#request = request
    this.#decide = decide
  }
  request() {
    return this.#request
  }
  async abort() {
    this.#decide('abort')
  }
  async continue() {
    this.#decide('continue')
  }
  async fallback() {
    this.#decide('continue')
  }
  async fetch() {
    return new ProxiedResponse(this.#request, await forward(this.#request))
  }
  async fulfill({ status, headers, contentType, body, json, response }: Fulfillment) {
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    this.#decide({
      status: status ?? response?.status() ?? 200,
      headers: { ...(headers ?? response?.headers()), ...(type && { 'content-type': type }) },
      body:
        json === undefined ? Buffer.from(body ?? (await response?.body()) ?? '') : Buffer.from(JSON.stringify(json)),
    })
  }
}

export type RouteHandler = (route: ProxiedRoute, request: ProxiedRequest) => unknown
export type NetworkEvent = 'request' | 'response' | 'requestfinished' | 'requestfailed'
type Listener = (value: ProxiedRequest & ProxiedResponse) => unknown

/** A proxy through which the browser makes its requests, so that the tests see, change and stop them. */
export class Network {
  isOffline = false
  readonly scripts: string[] = []
  #routes: { readonly url: UrlMatch; readonly handler: RouteHandler; left: number }[] = []
  readonly #listeners = new Map<NetworkEvent, Set<Listener>>()
  #pending = 0
  readonly #server = createServer((message, response) => void this.#handle(message, response))

  /** Starts to listen; gives the address. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
      })
    })
  }
  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline
    if (isOffline) this.#server.closeIdleConnections()
  }
  route(url: UrlMatch, handler: RouteHandler, { times = Number.POSITIVE_INFINITY } = {}): void {
    this.#routes.unshift({ url, handler, left: times })
  }
  unroute(url: UrlMatch, handler?: RouteHandler): void {
    this.#routes = this.#routes.filter(
      (route) => String(route.url) !== String(url) || (handler !== undefined && handler !== route.handler),
    )
  }
  /** Calls `listener` at each event; gives a function that ends this. */
  on(event: NetworkEvent, listener: Listener): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return () => void listeners.delete(listener)
  }
  /** Waits until no request has been under way for half a second. */
  async waitUntilIdle(): Promise<void> {
    let idleSince = performance.now()
    while (performance.now() - idleSince < IDLE_MS) {
      if (this.#pending > 0) idleSince = performance.now()
      await wait(POLL_MS)
    }
  }
  #tell(event: NetworkEvent, value: ProxiedRequest | ProxiedResponse): void {
    const given = unsafeCast<Parameters<Listener>[0]>(value, 'a listener uses what its event gives')
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(given)
  }

  /** What a test answers in place of the server. */
  async #decide(request: ProxiedRequest): Promise<Decision> {
    if (this.isOffline) return 'abort'
    const route = this.#routes.find(({ url, left }) => left > 0 && matchesUrl(url, request.url()))
    if (!route) return 'continue'
    route.left -= 1
    return new Promise((decide) => void route.handler(new ProxiedRoute(request, decide), request))
  }

  async #answer(request: ProxiedRequest, response: ServerResponse): Promise<Answer> {
    const decision = await this.#decide(request)
    if (decision === 'abort' || this.isOffline) throw new Error('the request is cut')
    if (decision === 'continue') return relay(await open(request), response, this.scripts)
    const { headers, changeStart } = addScripts(decision.headers, this.scripts)
    response.writeHead(decision.status, dropHeaders(headers, HOP_HEADERS))
    response.end(changeStart(decision.body))
    return decision
  }

  async #handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#pending += 1
    try {
      const request = new ProxiedRequest(message, await buffer(message))
      this.#tell('request', request)
      const answer = await this.#answer(request, response).catch(() => null)
      if (answer) {
        request.answer = new ProxiedResponse(request, answer)
        this.#tell('response', request.answer)
        this.#tell('requestfinished', request)
        return
      }
      this.#tell('requestfailed', request)
      response.destroy()
    } catch {
      response.destroy()
    } finally {
      this.#pending -= 1
    }
  }
}
