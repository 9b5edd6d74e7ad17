import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { Clock } from './clock.ts'
import type { WebDriverContext } from './context.ts'
import { DISPLAY } from './driver.ts'
import { Finder } from './finder.ts'
import { Keyboard, Mouse } from './input.ts'
import { type Expectation, Locator, type Outcome } from './locator.ts'
import type { NetworkEvent, RouteHandler } from './network.ts'
import { POLL_MS, poll } from './poll.ts'
import { runInjected, runScript, type Send } from './script.ts'
import { matchesUrl, type UrlMatch } from './url-match.ts'

/** A file that the browser saved, with the methods of Playwright's `Download` that the tests need. */
class WebDriverDownload {
  readonly #path: string
  constructor(path: string) {
    this.#path = path
  }
  suggestedFilename() {
    return basename(this.#path)
  }
  path() {
    return Promise.resolve(this.#path)
  }
  read() {
    return readFile(this.#path)
  }
}

/** A window of a size in the middle of the display, where it has the focus. */
const centerWindow = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  x: Math.max(0, Math.round((DISPLAY.width - width) / 2)),
  y: Math.max(0, Math.round((DISPLAY.height - height) / 2)),
  width,
  height,
})

const tellOnline = (isOnline: unknown) => {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const EXPECT = `async (injected, selector, options, isArray) => {
  const elements = injected.querySelectorAll(injected.parseSelector(selector), document)
  if (isArray) return injected.expectArray(elements, options)
  if (elements.length > 1) throw injected.strictModeViolationError(injected.parseSelector(selector), elements)
  return elements[0] ? injected.expectSingleElement(elements[0], options, true) : null
}`
const outcomeSchema = z.object({ matches: z.boolean(), received: z.unknown() }).nullable()
/** What a matcher finds where there is no element. */
const ABSENT: Readonly<Record<string, boolean>> = {
  'to.be.hidden': true,
  'to.be.detached': true,
  'to.be.visible': false,
  'to.be.attached': false,
  'to.be.in.viewport': false,
}

interface WaitOptions {
  readonly timeout?: number
}
type Event = 'popup' | 'download' | NetworkEvent
type Predicate<T> = (value: T) => boolean | Promise<boolean>

/** One window of a WebKit session: the part of Playwright's `Page` that the tests need. */
export class WebDriverPage extends Finder {
  /** By which Playwright's matchers know a page. */
  readonly _apiName = 'Page'
  readonly keyboard: Keyboard
  readonly mouse: Mouse
  readonly clock = new Clock(this)
  readonly handle: string
  readonly #context: WebDriverContext
  readonly #send: Send
  #url = 'about:blank'
  #viewport: { readonly width: number; readonly height: number } | null = null

  constructor(context: WebDriverContext, handle: string) {
    super()
    this.#context = context
    this.handle = handle
    this.#send = (method, path, body) => context.sendTo(handle, method, path, body)
    this.keyboard = new Keyboard(this.#send)
    this.mouse = new Mouse(this.#send)
  }

  protected override with(selector: string): Locator {
    return new Locator(this, selector)
  }
  get request() {
    return this.#context.request
  }
  context() {
    return this.#context
  }
  mainFrame() {
    return this
  }
  frames() {
    return [this]
  }
  childFrames() {
    return []
  }
  url() {
    return this.#url
  }
  viewportSize() {
    return this.#viewport
  }

  async goto(path: string, { waitUntil = 'load' }: { readonly waitUntil?: string } = {}) {
    const url = new URL(path, this.#context.baseURL).href
    const requests: { url(): string; isNavigationRequest(): boolean; response(): unknown }[] = []
    const note = this.#context.network.on('request', (request) => void requests.push(request))
    await this.#navigate(() => this.#send('POST', '/url', { url }), waitUntil !== 'commit')
    note()
    return requests.find((request) => request.isNavigationRequest() && request.url() === url)?.response() ?? null
  }
  async reload({ waitUntil = 'load' }: { readonly waitUntil?: string } = {}): Promise<void> {
    await this.#navigate(() => this.#send('POST', '/refresh', {}), waitUntil === 'load')
  }
  async goBack(): Promise<void> {
    await this.#send('POST', '/back', {})
    await this.waitForLoadState()
  }
  async goForward(): Promise<void> {
    await this.#send('POST', '/forward', {})
    await this.waitForLoadState()
  }
  async bringToFront(): Promise<void> {}
  /** Has no effect, as in Firefox: tests of color schemes and reduced motion look at them in Chromium. */
  async emulateMedia(): Promise<void> {}
  async waitForTimeout(milliseconds: number): Promise<void> {
    await wait(milliseconds)
  }
  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.#send('GET', '/screenshot')), 'base64')
  }
  async waitForLoadState(state = 'load'): Promise<void> {
    await poll('load', async () => {
      const ready = await this.evaluate(() => document.readyState).catch(() => 'loading')
      return ready === 'complete' || (state === 'domcontentloaded' && ready === 'interactive') || undefined
    })
    if (state === 'networkidle') await this.#context.network.waitUntilIdle()
  }
  /** Runs a command that leaves the document, and waits for the next one. Throws when the visit fails. */
  async #navigate(leave: () => Promise<unknown>, isComplete: boolean): Promise<void> {
    // A document on its way began before the command; a clock that the test controls does not say when.
    const start = Date.now()
    await this.evaluate(() => Object.assign(document, { isLeft: true }).isLeft)
    await leave()
    const look = (since: unknown) => {
      if ('isLeft' in document) return undefined
      // Of the blank documents, the one that reports a failed visit has a text.
      if (location.href === 'about:blank') return document.body?.textContent ? 'failed' : undefined
      return '__pwClock' in globalThis || performance.timeOrigin > Number(since) ? 'next' : undefined
    }
    const found = await poll('document', () => this.evaluate(look, start).catch(() => undefined))
    if (found === 'failed') throw new Error('the visit failed')
    if (this.#context.isOffline) await this.tellOnline(false)
    if (isComplete) await this.waitForLoadState()
  }
  async tellOnline(isOnline: boolean): Promise<void> {
    await this.evaluate(tellOnline, isOnline)
  }
  async close(): Promise<void> {
    await this.#context.closePage(this, this.#send)
  }

  #noteAnswer<T extends { url: string; messages: readonly Parameters<WebDriverContext['tellMessage']>[0][] }>(
    answer: T,
  ) {
    this.#url = answer.url
    for (const message of answer.messages) this.#context.tellMessage(message)
    return answer
  }
  async runInjected(source: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#noteAnswer(await runInjected(this.#send, source, args)).value
  }
  async runStatement(statement: string): Promise<unknown> {
    return this.#noteAnswer(await runScript(this.#send, `async () => { ${statement} }`)).value
  }
  async evaluate(run: string | ((argument: unknown) => unknown), argument?: unknown): Promise<unknown> {
    const source = typeof run === 'string' ? `() => { ${run}\n }` : String(run)
    return this.#noteAnswer(await runScript(this.#send, source, [argument])).value
  }
  async waitForFunction(run: (argument: unknown) => unknown, argument?: unknown, { timeout }: WaitOptions = {}) {
    const value = await poll(
      'result of the function',
      async () => (await this.evaluate(run, argument).catch(() => undefined)) || undefined,
      timeout,
    )
    return { jsonValue: () => Promise.resolve(value) }
  }
  async waitForURL(url: UrlMatch, { timeout }: WaitOptions = {}): Promise<void> {
    await poll(
      'address',
      async () => {
        const href = await this.evaluate(() => location.href).catch(() => '')
        return matchesUrl(url, String(href), this.#context.baseURL) || undefined
      },
      timeout,
    )
  }
  async title(): Promise<string> {
    return z.string().parse(await this.evaluate(() => document.title))
  }
  async content(): Promise<string> {
    return z.string().parse(await this.evaluate(() => document.documentElement.outerHTML))
  }
  addInitScript(script: string | { readonly content: string } | ((argument: unknown) => void), argument?: unknown) {
    return this.#context.addInitScript(script, argument)
  }
  route(url: UrlMatch, handler: RouteHandler, options?: { readonly times?: number }) {
    return this.#context.route(url, handler, options)
  }
  unroute(url: UrlMatch, handler?: RouteHandler) {
    return this.#context.unroute(url, handler)
  }
  on(...listener: Parameters<WebDriverContext['on']>) {
    this.#context.on(...listener)
  }
  /** Sets the size of the page in CSS px; the window is larger by its bar. */
  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    const { width, height } = size
    const inner = z.tuple([z.number(), z.number()])
    await this.#send('POST', '/window/rect', centerWindow({ width, height }))
    // A window that was just opened may still leave its empty document.
    const measure = () => this.evaluate(() => [innerWidth, innerHeight]).catch(() => undefined)
    const [innerWidth, innerHeight] = inner.parse(await poll('size of the window', measure))
    const outer = { width: 2 * width - innerWidth, height: 2 * height - innerHeight }
    await this.#send('POST', '/window/rect', centerWindow(outer))
    this.#viewport = size
  }

  async expect(selector: string | null, expression: string, expectation: Expectation): Promise<Outcome> {
    const isArray = expression === 'to.have.count' || expression.endsWith('.array')
    const { isNot, timeout, expressionArg, expectedNumber, expectedValue, expectedText, useInnerText } = expectation
    const options = { expression, isNot, expressionArg, expectedNumber, expectedValue, expectedText, useInnerText }
    const end = performance.now() + timeout
    let last: unknown = 'nothing'
    for (;;) {
      try {
        const answer = await this.runInjected(EXPECT, selector ?? ':root', options, isArray)
        const outcome = outcomeSchema.parse(answer)
        const matches = outcome ? outcome.matches : (ABSENT[expression] ?? isNot)
        if (matches !== isNot) return { matches, received: { value: outcome?.received } }
        last = outcome ? outcome.received : 'no element'
      } catch (error) {
        if (String(error).includes('strict mode')) throw error
        last = String(error)
      }
      if (performance.now() > end) return { matches: isNot, received: { value: last }, timedOut: true }
      await wait(POLL_MS)
    }
  }
  /** Called by Playwright's matchers of addresses and titles. */
  _expect(expression: string, expectation: Expectation): Promise<Outcome> {
    return this.expect(null, expression, expectation)
  }

  waitForRequest(wanted: UrlMatch | Predicate<never>, options?: WaitOptions) {
    return this.#context.waitForNetwork('request', wanted, options)
  }
  waitForResponse(wanted: UrlMatch | Predicate<never>, options?: WaitOptions) {
    return this.#context.waitForNetwork('response', wanted, options)
  }
  /** Waits for the next window, download or request. Call it before the action that causes the event. */
  async waitForEvent(event: Event, options?: WaitOptions): Promise<unknown> {
    if (event === 'popup') return this.#context.waitForPage()
    if (event !== 'download') return this.#context.waitForNetwork(event, () => true, options)
    const { downloads } = this.#context.session
    // A file may replace an earlier one of its name.
    const getTime = (file: string) => statSync(join(downloads, file), { throwIfNoEntry: false })?.mtimeMs
    const before = new Map(readdirSync(downloads).map((file) => [file, getTime(file)]))
    const findFile = () =>
      readdirSync(downloads).find((file) => !file.endsWith('.wkdownload') && getTime(file) !== before.get(file))
    return new WebDriverDownload(join(downloads, await poll('download', findFile, options?.timeout)))
  }
}
