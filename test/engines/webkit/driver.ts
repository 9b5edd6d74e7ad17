import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { poll } from './poll.ts'

/** A browser session of WebKitGTK over WebDriver. */
export interface WebKitSession {
  /** Sends a command of the session; `path` is below it. Throws with the code and the message of a WebDriver error. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  /** Where the browser saves downloads. */
  readonly downloads: string
  close(): Promise<void>
}

/** A command is answered in less on a busy machine. The driver never answers some that a page's process lost as it ended. */
const COMMAND_TIMEOUT_MS = 20_000
const MAX_STARTS = 3

const MINI_BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

const answerSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const request = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS)
  const response = await fetch(url, { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = answerSchema.parse(await response.json())
  const error = errorSchema.safeParse(value)
  if (error.success) throw new Error(`${error.data.error}: ${error.data.message}`)
  return value
}

const waitUntilReady = async (url: string, hasEnded: () => boolean): Promise<void> => {
  await poll('WebKitWebDriver', async () => {
    if (hasEnded()) throw new Error('WebKitWebDriver ended before it was ready')
    const isReady = fetch(`${url}/status`).then(({ ok }) => ok)
    return (await isReady.catch(() => false)) || undefined
  })
}

/** Style of the browser's own bars: with the usual one its window is at least 447 px wide. */
const NARROW_BARS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n'

/** A home folder without the person's own settings, in which downloads have their folder. */
const createHome = (reducesMotion: boolean) => {
  const home = mkdtempSync(join(tmpdir(), 'faro-webkit-'))
  const downloads = join(home, 'Downloads')
  mkdirSync(join(home, '.config'))
  mkdirSync(downloads)
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  mkdirSync(join(home, '.config/gtk-3.0'))
  writeFileSync(
    join(home, '.config/gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducesMotion ? 0 : 1}\n`,
  )
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW_BARS)
  return { home, downloads }
}

/** Folder of the locales that this process has written. */
const LOCALES = mkdtempSync(join(tmpdir(), 'faro-locales-'))
process.once('exit', () => rmSync(LOCALES, { recursive: true, force: true }))

/** The environment in which the browser speaks the language of a locale: WebKitGTK asks the C library. */
const createLocale = (locale: string): Record<string, string> => {
  const name = locale.replace('-', '_')
  const folder = join(LOCALES, `${name}.UTF-8`)
  if (!existsSync(folder)) execFileSync('localedef', ['-i', name, '-f', 'UTF-8', folder], { stdio: 'ignore' })
  return { LOCPATH: LOCALES, LC_ALL: `${name}.UTF-8` }
}

/**
 * Size of the display in px. Without a window manager, the window under the pointer, which starts in its middle, has
 * the focus.
 */
export const DISPLAY = { width: 1600, height: 1200 }

/** Starts a display in memory. Throws when Xvfb is not here. */
const startDisplay = async () => {
  const args = ['-displayfd', '1', '-screen', '0', `${DISPLAY.width}x${DISPLAY.height}x24`, '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended (${code})`)))
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  return { name, stop: () => server.kill() }
}

export interface WebKitOptions {
  readonly locale: string
  /** Address of the proxy through which the browser makes its requests. */
  readonly proxy: string
  readonly userAgent?: string | undefined
  readonly reducesMotion: boolean
}

/** Starts the driver at `path` and one browser with the languages of a locale, on a display of its own. */
const startOnce = async (
  path: string,
  { locale, proxy, userAgent, reducesMotion }: WebKitOptions,
): Promise<WebKitSession> => {
  const binary = MINI_BROWSERS.find(existsSync)
  if (!binary) throw new Error('the MiniBrowser of WebKitGTK is not here')
  const { home, downloads } = createHome(reducesMotion)
  const port = await findFreePort()
  const display = await startDisplay()
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: join(home, '.config'),
      ...createLocale(locale),
      // The sandbox needs user namespaces, which containers refuse.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const args = ['--automation', `--proxy=${proxy}`, ...(userAgent ? [`--user-agent=${userAgent}`] : [])]
  const base = `http://127.0.0.1:${port}`
  const stop = async () => {
    const ended = new Promise((done) => driver.once('exit', done))
    if (driver.kill()) await ended
    display.stop()
    rmSync(home, { recursive: true, force: true })
  }
  const capabilities = {
    alwaysMatch: {
      // A page that stalls is looked at before it is complete.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args },
    },
  }
  try {
    await waitUntilReady(base, () => driver.exitCode !== null)
    const { sessionId } = sessionSchema.parse(await request(`${base}/session`, 'POST', { capabilities }))
    return {
      send: (method, below, body) => request(`${base}/session/${sessionId}${below}`, method, body),
      downloads,
      close: async () => {
        await request(`${base}/session/${sessionId}`, 'DELETE').catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const load = async (session: WebKitSession, url: string): Promise<void> => {
  await session.send('POST', '/url', { url })
  const state = { script: 'return document.readyState + location.origin', args: [] }
  const wanted = `complete${new URL(url).origin}`
  const isLoaded = async () => (await session.send('POST', '/execute/sync', state)) === wanted || undefined
  await poll(url, isLoaded, COMMAND_TIMEOUT_MS)
}

/**
 * A session that has loaded `url`, so that the process of its site runs. Another browser is started where one does not
 * load it: WebKitGTK seldom starts a process that never answers. Throws when none loads it.
 */
export const startWebKit = async (path: string, url: string, options: WebKitOptions): Promise<WebKitSession> => {
  for (let start = 1; start <= MAX_STARTS; start += 1) {
    const session = await startOnce(path, options)
    const isLoaded = await load(session, url).then(
      () => true,
      () => false,
    )
    if (isLoaded) return session
    await session.close()
  }
  throw new Error(`WebKit did not load ${url}`)
}
