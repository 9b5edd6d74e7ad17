// The same file many times in a browser worker, on the command line, on the Node server and on workerd: the results are
// the same JSON except for timestamps. Requests go to loopback only.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startNode } from '#test/contract/harness/start-node.ts'
import { startWorkerd } from '#test/contract/harness/start-workerd.ts'
import {
  createUniqueName,
  type SignedInUser,
  signIn,
  type Target,
  uploadResume,
} from '#test/contract/harness/target.ts'
import { exitWithResult, runCase, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { openChromium } from './determinism/run-in-chromium.ts'

const TIMES = Number(process.env['TIMES'] ?? 50)
const ROOT = join(import.meta.dirname, '../..')
const CLI = join(ROOT, 'api/src/server/cli.ts')
const FILES = { 'cv-es.pdf': 'es', 'cv-en.pdf': 'en' } as const
/** Analyses of an account without a plan. */
const FREE_ANALYSES = 3

const withoutTimestamps = (results: object): string => JSON.stringify({ ...results, analyzedAt: 0 })

const analyzeByCli = (path: string, language: string): Set<string> => {
  const args = [CLI, 'analyze', ...Array.from({ length: TIMES }, () => path), '--lang', language]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9 })
  return new Set(
    stdout
      .trim()
      .split('\n')
      .map((line) => withoutTimestamps(JSON.parse(line).result)),
  )
}

/** The distinct results of uploading and analyzing `times` times, with as many accounts as the free plan needs. */
const analyzeByServer = async (
  target: Target,
  fields: () => Record<string, string | File>,
  language: string,
  times: number,
): Promise<Set<string>> => {
  const found = new Set<string>()
  let person: SignedInUser | undefined
  for (let i = 0; i < times; i++) {
    if (!person || i % FREE_ANALYSES === 0) person = await signIn(target, createUniqueName('same'))
    const id = await uploadResume(person, { ...fields(), language })
    const { status } = await person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
    if (status !== 200) throw new Error(`analyze answered ${status}`)
    const answer = await person.fetch(`/api/resumes/${id}?language=${language}`)
    found.add(withoutTimestamps(((await answer.json()) as { analysisResults: object }).analysisResults))
  }
  return found
}

const dir = tempDir()
const node = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
const workerd = await startWorkerd()
const chromium = await openChromium(node.url)

for (const [name, language] of Object.entries(FILES))
  await runCase(`identical JSON everywhere: ${name} × ${TIMES}`, async () => {
    const path = join(ROOT, 'test/corpus', name)
    const bytes = readFileSync(path)
    const file = () => ({ resume: new File([bytes], name, { type: 'application/pdf' }) })
    const browser = await chromium.run(bytes, language, TIMES)
    const layout = () => ({ layout: browser.extracted, type: 'pdf', fileName: name })
    const places = {
      'browser worker': new Set(browser.results),
      'command line': analyzeByCli(path, language),
      'Node, the file': await analyzeByServer(toTarget(node), file, language, TIMES),
      'Node, the browser’s reading': await analyzeByServer(toTarget(node), layout, language, FREE_ANALYSES),
      'workerd, the browser’s reading': await analyzeByServer(workerd, layout, language, TIMES),
    }
    const all = new Set(Object.values(places).flatMap((found) => [...found]))
    const counts = Object.entries(places).map(([place, found]) => `${place} ${found.size}`)
    return { passed: all.size === 1, figure: `${all.size} in all; by place: ${counts.join(', ')}` }
  })

await chromium.close()
await workerd.close()
await node.stop()
rmSync(dir, { recursive: true })
exitWithResult()
