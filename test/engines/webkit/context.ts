import { request } from '@playwright/test'
import * as z from 'zod'
import { unsafeCast } from '#shared/cast.ts'
import type { WebKitSession } from './driver.ts'
import type { Network, NetworkEvent, RouteHandler } from './network.ts'
import { WebDriverPage } from './page.ts'
import { poll } from './poll.ts'
import { type PageMessage, RECORD_MESSAGES, type Send } from './script.ts'
import { matchesUrl, type UrlMatch } from './url-match.ts'

const handleSchema = z.string()
const newWindowSchema = z.object({ handle: z.string() })
const handlesSchema = z.array(z.string())
const cookiesSchema = z.array(
  z.object({
    name: z.string(),
    value: z.string(),
    domain: z.string().default('localhost'),
    path: z.string().default('/'),
    expiry: z.number().optional(),
    httpOnly: z.boolean().default(false),
    secure: z.boolean().default(false),
    sameSite: z.enum(['Strict', 'Lax', 'None']).catch('Lax'),
  }),
)
interface Cookie {
  readonly name: string
  readonly value: string
  readonly domain?: string
  readonly path?: string
  readonly expires?: number
  readonly httpOnly?: boolean
  readonly secure?: boolean
  readonly sameSite?: 'Strict' | 'Lax' | 'None'
}

const REQUESTS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'fetch'] as const

interface Viewport {
  readonly width: number
  readonly height: number
}
type MessageListener = (message: unknown) => unknown

/** The windows of a WebKit session: the part of Playwright's `BrowserContext` that the tests need. */
export class WebDriverContext {
  readonly session: WebKitSession
  readonly network: Network
  readonly baseURL: string
  /** What Playwright's matchers ask of a context. */
  readonly _options: { readonly baseURL: string }
  isOffline = false
  #current = ''
  #hasFreeWindow = true
  #last: Promise<unknown> = Promise.resolve()
  #pages: WebDriverPage[] = []
  readonly #messageListeners: { readonly kind: PageMessage['kind']; readonly listener: MessageListener }[] = []

  readonly #viewport: Viewport | null
  constructor(session: WebKitSession, network: Network, baseURL: string, viewport: Viewport | null) {
    this.#viewport = viewport
    this.session = session
    this.network = network
    this.baseURL = baseURL
    this._options = { baseURL }
  }

  /** Sends a command to a window. Commands run one after the other, because the session has one current window. */
  sendTo(handle: string, ...command: Parameters<Send>): Promise<unknown> {
    const run = async () => {
      if (this.#current !== handle) await this.session.send('POST', '/window', { handle })
      this.#current = handle
      return this.session.send(...command)
    }
    const answer = this.#last.then(run)
    this.#last = answer.catch(() => {})
    return answer
  }
  pages() {
    return this.#pages
  }
  listHandles(): Promise<string[]> {
    const answer = this.#last.then(async () => handlesSchema.parse(await this.session.send('GET', '/window/handles')))
    this.#last = answer.catch(() => {})
    return answer
  }
  async #addPage(handle: string): Promise<WebDriverPage> {
    const page = new WebDriverPage(this, handle)
    this.#pages.push(page)
    if (this.#viewport) await page.setViewportSize(this.#viewport)
    return page
  }
  async newPage(): Promise<WebDriverPage> {
    const isFree = this.#hasFreeWindow
    this.#hasFreeWindow = false
    if (isFree) return this.#addPage(handleSchema.parse(await this.session.send('GET', '/window')))
    const [opener] = await this.listHandles()
    const made = await this.sendTo(opener ?? '', 'POST', '/window/new', { type: 'window' })
    return this.#addPage(newWindowSchema.parse(made).handle)
  }
  /** Waits for a window that a page opens. */
  async waitForPage(): Promise<WebDriverPage> {
    const before = new Set(await this.listHandles())
    return this.#addPage(await poll('popup', async () => (await this.listHandles()).find((one) => !before.has(one))))
  }
  /** Closes a window. The session ends with its last one, so that the next page takes this in place of a new one. */
  async closePage(page: WebDriverPage, send: Send): Promise<void> {
    this.#pages = this.#pages.filter((other) => other !== page)
    if ((await this.listHandles()).length > 1) await send('DELETE', '/window')
    else {
      await send('POST', '/url', { url: 'about:blank' })
      this.#hasFreeWindow = true
    }
  }
  async close(): Promise<void> {
    await this.session.close()
    this.network.close()
  }

  /** Cuts the network, and tells the pages so: WebKitGTK does not notice by itself. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline
    this.network.setOffline(isOffline)
    for (const page of this.#pages) await page.tellOnline(!isOffline)
  }
  async addInitScript(
    script: string | { readonly content: string } | ((argument: unknown) => void),
    argument?: unknown,
  ) {
    if (typeof script === 'string') this.network.scripts.push(script)
    else if (typeof script === 'function')
      this.network.scripts.push(`(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`)
    else this.network.scripts.push(script.content)
  }
  async route(url: UrlMatch, handler: RouteHandler, options?: { readonly times?: number }): Promise<void> {
    this.network.route(url, handler, options)
  }
  async unroute(url: UrlMatch, handler?: RouteHandler): Promise<void> {
    this.network.unroute(url, handler)
  }
  on(event: NetworkEvent | PageMessage['kind'], listener: (value: never) => unknown): void {
    const call = unsafeCast<(value: unknown) => unknown>(listener, 'an event has the values that its listener takes')
    if (event === 'console' || event === 'pageerror') {
      if (!this.network.scripts.includes(RECORD_MESSAGES)) this.network.scripts.unshift(RECORD_MESSAGES)
      this.#messageListeners.push({ kind: event, listener: call })
    } else this.network.on(event, call)
  }
  once(event: NetworkEvent, listener: (value: never) => unknown): void {
    const call = unsafeCast<(value: unknown) => unknown>(listener, 'an event has the values that its listener takes')
    const stop = this.network.on(event, (value) => {
      stop()
      call(value)
    })
  }
  tellMessage({ kind, type, text }: PageMessage): void {
    const message = kind === 'console' ? { type: () => type, text: () => text } : new Error(text)
    for (const each of this.#messageListeners) if (each.kind === kind) each.listener(message)
  }
  waitForNetwork(
    event: NetworkEvent,
    wanted: UrlMatch | ((value: never) => boolean | Promise<boolean>),
    { timeout = 60_000 }: { readonly timeout?: number } = {},
  ): Promise<unknown> {
    const isWanted = unsafeCast<(value: unknown) => boolean | Promise<boolean>>(wanted, 'predicates take the event')
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`there was no ${event} ${wanted}`))
      }, timeout)
      const stop = this.network.on(event, async (value) => {
        const isMatch =
          typeof wanted === 'function' ? await isWanted(value) : matchesUrl(wanted, value.url(), this.baseURL)
        if (!isMatch) return
        stop()
        clearTimeout(timer)
        resolve(value)
      })
    })
  }
  newCDPSession(): Promise<never> {
    return Promise.reject(new Error('WebKit has no DevTools of Chromium'))
  }
  async grantPermissions(): Promise<void> {}

  async cookies(): Promise<Cookie[]> {
    const [handle] = await this.listHandles()
    const found = cookiesSchema.parse(await this.sendTo(handle ?? '', 'GET', '/cookie'))
    return found.map(({ expiry, ...cookie }) => ({ ...cookie, expires: expiry ?? -1 }))
  }
  async addCookies(cookies: readonly Cookie[]): Promise<void> {
    const [handle] = await this.listHandles()
    // With a domain, the browser would keep a second cookie beside that of the host.
    for (const { expires, domain: _, ...cookie } of cookies) {
      const expiry = expires !== undefined && expires > 0 ? { expiry: Math.round(expires) } : {}
      await this.sendTo(handle ?? '', 'POST', '/cookie', { cookie: { ...cookie, ...expiry } })
    }
  }
  async clearCookies(): Promise<void> {
    const [handle] = await this.listHandles()
    await this.sendTo(handle ?? '', 'DELETE', '/cookie')
  }
  /** Requests with the cookies of the browser, from outside of its pages. */
  get request() {
    const run = async (name: (typeof REQUESTS)[number], url: string, options?: object) => {
      const cookies = (await this.cookies()).map((cookie) => ({
        ...cookie,
        domain: cookie.domain ?? 'localhost',
        path: cookie.path ?? '/',
        expires: cookie.expires ?? -1,
        httpOnly: cookie.httpOnly ?? false,
        secure: cookie.secure ?? false,
        sameSite: cookie.sameSite ?? ('Lax' as const),
      }))
      const api = await request.newContext({ baseURL: this.baseURL, storageState: { cookies, origins: [] } })
      const answer = await api[name](url, options)
      const after = await api.storageState()
      const isNew = (cookie: Cookie) =>
        !cookies.some(({ name, value }) => name === cookie.name && value === cookie.value)
      await this.addCookies(after.cookies.filter(isNew))
      return answer
    }
    const methods = REQUESTS.map((name) => [name, (url: string, options?: object) => run(name, url, options)] as const)
    return Object.fromEntries(methods)
  }
}
