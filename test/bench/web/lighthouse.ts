import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]
export interface LighthouseResult {
  readonly scores: Readonly<Partial<Record<Category, number>>>
  /** Audits that cost points. */
  readonly failedAudits: readonly string[]
}

const readDebuggingPort = async (profile: string): Promise<number> => {
  for (;;) {
    const [port] = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    )
    if (port) return Number(port)
    await new Promise((next) => setTimeout(next, 50))
  }
}

const stopProcess = (child: ChildProcess) => {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill()
  return gone
}

/** Runs Lighthouse with its mobile throttling in a new browser. Throws when it returns no result. */
export const runLighthouse = async (
  executable: string,
  url: string,
  categories: readonly Category[] = CATEGORIES,
): Promise<LighthouseResult> => {
  const profile = await mkdtemp(join(tmpdir(), 'faro-lighthouse-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=en-US']
  const args = [...flags, ...quiet, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(executable, args, { stdio: 'ignore' })
  try {
    const port = await readDebuggingPort(profile)
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      ignoreStatusCode: true,
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { lhr } = result
    const scores: Partial<Record<Category, number>> = {}
    const lost: string[] = []
    for (const category of categories) {
      const found = lhr.categories[category]
      if (!found) continue
      scores[category] = Math.round((found.score ?? 0) * 100)
      for (const { id, weight } of found.auditRefs) {
        const audit = lhr.audits[id]
        if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
          lost.push(`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
      }
    }
    return { scores, failedAudits: lost }
  } finally {
    await stopProcess(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
