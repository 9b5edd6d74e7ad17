import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What a server, or a test in its place, answers. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const RESOURCE_TYPES: Readonly<Record<string, string>> = { style: 'stylesheet', empty: 'fetch' }

/** A request of a page: the part of Playwright's `Request` that the tests need. */
export class ProxiedRequest {
  readonly #message: IncomingMessage
  readonly body: Buffer
  answer: ProxiedResponse | null = null

  constructor(message: IncomingMessage, body: Buffer) {
    this.#message = message
    this.body = body
  }
  url() {
    return String(this.#message.url)
  }
  method() {
    return String(this.#message.method)
  }
  headers() {
    return this.#message.headers
  }
  postData() {
    return this.body.length > 0 ? this.body.toString() : null
  }
  postDataBuffer() {
    return this.body.length > 0 ? this.body : null
  }
  postDataJSON(): unknown {
    return this.body.length > 0 ? JSON.parse(this.body.toString()) : null
  }
  resourceType() {
    const type = String(this.#message.headers['sec-fetch-dest'] ?? 'empty')
    return RESOURCE_TYPES[type] ?? type
  }
  isNavigationRequest() {
    return this.resourceType() === 'document'
  }
  serviceWorker() {
    return null
  }
  response() {
    return Promise.resolve(this.answer)
  }
}

/** What a page got for a request: the part of Playwright's `Response` that the tests need. */
export class ProxiedResponse {
  readonly #request: ProxiedRequest
  readonly #answer: Answer

  constructor(request: ProxiedRequest, answer: Answer) {
    this.#request = request
    this.#answer = answer
  }
  request() {
    return this.#request
  }
  url() {
    return this.#request.url()
  }
  status() {
    return this.#answer.status
  }
  ok() {
    return this.#answer.status >= 200 && this.#answer.status < 300
  }
  headers() {
    return this.#answer.headers
  }
  body() {
    return Promise.resolve(this.#answer.body)
  }
  text() {
    return Promise.resolve(this.#answer.body.toString())
  }
  json(): Promise<unknown> {
    return this.text().then((text) => JSON.parse(text))
  }
}
