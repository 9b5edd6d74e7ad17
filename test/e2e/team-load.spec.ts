import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { queryNumber } from '../utils/servers/query-database.ts'
import { setPlan, signInAs } from './support/account.ts'
import { expect, test } from './support/test.ts'

const CORPUS = new URL('../corpus/resumes/', import.meta.url).pathname
const FILES = 100
const MAX_TOTAL_MS = 60_000
/** Of processor time, so that other programs on the machine do not count. */
const MAX_TASK_MS = 100

const events = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    tdur: z.number().optional(),
    args: z.object({ name: z.string().optional() }).optional(),
  }),
)

/** Records the tasks of the page's main thread; the returned function stops and gives their processor time, ms. */
const recordMainThread = async (page: Page): Promise<() => Promise<number[]>> => {
  const session = await page.context().newCDPSession(page)
  const recorded: unknown[] = []
  session.on('Tracing.dataCollected', ({ value }) => recorded.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const parsed = events.parse(recorded)
    const threads = new Map(
      parsed.flatMap((one) => (one.name === 'thread_name' ? [[`${one.pid} ${one.tid}`, one.args?.name]] : [])),
    )
    return parsed
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.get(`${pid} ${tid}`) === 'CrRendererMain')
      .map(({ tdur = 0 }) => tdur / 1_000)
  }
}

// A recording of the page would take more time than the page.
test.use({ trace: 'off' })

test('a hundred resumes are on a board within a minute, and the page answers all the time @long', async ({
  page,
  server,
  browserName,
}, testInfo) => {
  test.skip(browserName !== 'chromium', 'the trace is of Chromium')
  const { id } = await signInAs(page, 'Teamload')
  await setPlan(server, id, 'enterprise')
  await page.goto('/analyzer')
  const made = await page.request.post('/api/team', { data: { name: 'Load' } })
  expect(made.status()).toBe(201)
  const opening = await page.request.post('/api/team/openings', {
    data: {
      title: 'Engineer',
      ad: 'Software engineer\n\nRequirements\n- 3 years of experience\n- TypeScript, SQL and Docker\n- English B2',
      privacyNotice: '',
      retentionDays: 90,
    },
  })
  const sources = readdirSync(CORPUS).filter((name) => name.endsWith('.pdf') && !name.includes('scanned'))
  mkdirSync(testInfo.outputDir, { recursive: true })
  const files = Array.from({ length: FILES }, (_, i) => {
    const path = testInfo.outputPath(`${i}.pdf`)
    copyFileSync(join(CORPUS, sources[i % sources.length] ?? ''), path)
    return path
  })
  await page.goto(`/team?opening=${z.object({ id: z.string() }).parse(await opening.json()).id}`)
  await page.getByRole('checkbox', { name: /The team is allowed to keep these resumes/ }).check()
  const stop = await recordMainThread(page)
  const start = performance.now()
  await page.getByLabel('Resumes as PDF or Word files').setInputFiles(files)
  await expect(page.getByText(`${FILES} resumes`)).toBeVisible({ timeout: 2 * MAX_TOTAL_MS })
  const total = performance.now() - start
  const tasks = await stop()
  const longest = Math.max(...tasks)
  console.log(
    `${FILES} resumes in ${Math.round(total)} ms; ${tasks.length} tasks, the longest ${Math.round(longest)} ms`,
  )
  expect(await queryNumber(server.databaseFile, `SELECT count(*) FROM team_candidates WHERE added_by = '${id}'`)).toBe(
    FILES,
  )
  expect(tasks.length).toBeGreaterThan(FILES)
  expect(longest).toBeLessThan(MAX_TASK_MS)
  expect(total).toBeLessThan(MAX_TOTAL_MS)
})
