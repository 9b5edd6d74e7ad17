import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { unsafeCast } from '#shared/cast.ts'
import type { WebKitSession } from './driver.ts'
import { runScript, type Send, type Step } from './find-elements.ts'
import { Finder, Locator } from './locator.ts'
import { poll } from './poll.ts'

const handleSchema = z.string()
const newWindowSchema = z.object({ handle: z.string() })
const handlesSchema = z.array(z.string())

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
}

const tellOffline = () => {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  dispatchEvent(new Event('offline'))
}

/** One window of a WebKit session: the part of Playwright's `Page` that the tests need. */
class WebDriverPage extends Finder {
  readonly #context: WebDriverContext
  readonly #send: Send

  constructor(context: WebDriverContext, handle: string) {
    super()
    this.#context = context
    this.#send = (method, path, body) => context.sendTo(handle, method, path, body)
  }

  protected override with(step: Step): Locator {
    return new Locator(this.#send, [[step]])
  }

  context() {
    return this.#context
  }
  async goto(path: string, { waitUntil = 'load' }: { readonly waitUntil?: 'load' | 'commit' } = {}): Promise<void> {
    const url = new URL(path, this.#context.baseURL).href
    await this.#navigate(() => this.#send('POST', '/url', { url }), waitUntil === 'load')
  }
  async reload(): Promise<void> {
    await this.#navigate(() => this.#send('POST', '/refresh', {}), true)
  }
  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.#send('GET', '/screenshot')), 'base64')
  }
  async waitForLoadState(): Promise<void> {
    await poll('load', async () => (await this.evaluate(() => document.readyState)) === 'complete' || undefined)
  }
  /** Runs a command that leaves the document, and waits for the next one. The command itself waits for nothing. */
  async #navigate(leave: () => Promise<unknown>, isComplete: boolean): Promise<void> {
    await this.evaluate(() => Object.assign(document, { isLeft: true }).isLeft)
    await leave()
    await poll('document', async () => {
      const hasLeft = this.evaluate(() => !('isLeft' in document) && location.href !== 'about:blank')
      return (await hasLeft.catch(() => false)) === true || undefined
    })
    if (this.#context.isOffline) await this.evaluate(tellOffline)
    if (isComplete) await this.waitForLoadState()
  }
  async close(): Promise<void> {
    if ((await this.#context.listHandles()).length > 1) await this.#send('DELETE', '/window')
    else {
      await this.#send('POST', '/url', { url: 'about:blank' })
      this.#context.keepLastWindow()
    }
  }
  evaluate(run: (argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return runScript(this.#send, String(run), [argument])
  }
  /** Sets the size of the page in CSS px; the window is larger by its bar. */
  async setViewportSize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    const inner = z.tuple([z.number(), z.number()])
    await this.#send('POST', '/window/rect', { width, height })
    const [innerWidth, innerHeight] = inner.parse(await this.evaluate(() => [innerWidth, innerHeight]))
    await this.#send('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
  }

  /** Waits for the next window or download. Call it before the action that causes the event. */
  async waitForEvent(event: 'popup' | 'download'): Promise<WebDriverPage | WebDriverDownload> {
    if (event === 'download') {
      const { downloads } = this.#context.session
      const before = new Set(readdirSync(downloads))
      const name = await poll('download', () =>
        readdirSync(downloads).find((file) => !before.has(file) && !file.endsWith('.wkdownload')),
      )
      return new WebDriverDownload(join(downloads, name))
    }
    const before = new Set(await this.#context.listHandles())
    const handle = await poll('popup', async () =>
      (await this.#context.listHandles()).find((other) => !before.has(other)),
    )
    return new WebDriverPage(this.#context, handle)
  }
}

/** The windows of a WebKit session: the part of Playwright's `BrowserContext` that the tests need. */
export class WebDriverContext {
  readonly session: WebKitSession
  readonly baseURL: string
  isOffline = false
  #current = ''
  #hasFreeWindow = true
  #last: Promise<unknown> = Promise.resolve()

  constructor(session: WebKitSession, baseURL: string) {
    this.session = session
    this.baseURL = baseURL
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
  /** The session ends with its last window, so the next page takes the window in place of a new one. */
  keepLastWindow(): void {
    this.#hasFreeWindow = true
  }
  listHandles(): Promise<string[]> {
    const answer = this.#last.then(async () => handlesSchema.parse(await this.session.send('GET', '/window/handles')))
    this.#last = answer.catch(() => {})
    return answer
  }
  async newPage(): Promise<WebDriverPage> {
    const isFree = this.#hasFreeWindow
    this.#hasFreeWindow = false
    if (isFree) return new WebDriverPage(this, handleSchema.parse(await this.session.send('GET', '/window')))
    const [opener] = await this.listHandles()
    const made = await this.sendTo(opener ?? '', 'POST', '/window/new', { type: 'tab' })
    return new WebDriverPage(this, newWindowSchema.parse(made).handle)
  }
  /** Tells pages from now on that there is no network. The driver cannot cut it; the tests stop the server as well. */
  setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline
    return Promise.resolve()
  }
  /** Requests are observed in the other engines. */
  on(): void {}
}

/** A window or context as Playwright's type, for tests that use no more of it than what is here. */
export const asPlaywright = <T>(value: WebDriverContext | WebDriverPage): T =>
  unsafeCast<T>(value, 'the tests of all engines use the methods that it has')
