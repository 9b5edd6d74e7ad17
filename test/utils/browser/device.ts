// A Chromium with a profile on disk that can be killed and started again.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { tempDir } from '../measurement/stress-cases.ts'

export type Language = 'es' | 'en'

export interface Device {
  /** Starts the browser on this profile. */
  open(language?: Language): Promise<BrowserContext>
  /** Kills the whole browser with SIGKILL. Throws when it does not run. */
  kill(): void
  dispose(): void
}

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** Command lines of all processes with their ids: from the kernel on Linux, else from `ps`, which every Unix has. */
const listProcesses = (): { pid: number; command: string }[] => {
  if (process.platform !== 'linux') {
    const { stdout, error } = spawnSync('/bin/ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' })
    if (error) throw new Error('this suite needs Linux, or /bin/ps', { cause: error })
    return stdout.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), command: line }))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') }]
      } catch {
        return []
      }
    })
}

/** The main process of the browser, found by its profile folder. */
const findBrowserPid = (profile: string): number | undefined =>
  listProcesses().find(({ command }) => command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='))
    ?.pid

/** A browser profile that outlives its windows, as a device does. */
export const createDevice = (): Device => {
  const profile = tempDir()
  return {
    open: (language = 'en') =>
      chromium.launchPersistentContext(profile, {
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: CHROMIUM_ARGS,
        locale: language === 'es' ? 'es-ES' : 'en-US',
        viewport: { width: 1280, height: 800 },
        acceptDownloads: true,
      }),
    kill: () => {
      const pid = findBrowserPid(profile)
      if (pid === undefined) throw new Error('the browser is not there')
      process.kill(pid, 'SIGKILL')
    },
    dispose: () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

/** Opens the app once online, until the service worker has cached it. */
export const installApp = async (device: Device, url: string): Promise<void> => {
  const context = await device.open()
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.close()
}

/** Kills the process of a page. */
export const crashPage = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const gone = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await gone
}

/** Repetitions of a case: `RUNS` where it is set, else `usual`. */
export const getRunCount = (usual: number): number => {
  const wanted = Number(process.env['RUNS'])
  return wanted > 0 ? wanted : usual
}
