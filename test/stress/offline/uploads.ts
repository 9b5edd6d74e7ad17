import { type BrowserContext, expect, type Page } from '@playwright/test'
import { signInAs } from '../../e2e/support/account.ts'
import { startServer } from '../../e2e/support/server.ts'
import { createDevice, installApp } from '../../utils/browser/device.ts'
import { sleep } from '../../utils/measurement/stress-cases.ts'

const UPLOADS = 5
const FREE_ANALYSES = 3

const createCvText = (n: number) =>
  `Person ${n}\nperson${n}@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built ${n} reports in SQL.`

const queueUploads = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/analyzer`)
  for (let n = 1; n <= UPLOADS; n++) {
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await page.getByRole('textbox', { name: 'Resume text' }).fill(createCvText(n))
    await page.getByRole('button', { name: 'Analyze my resume when I’m back online' }).click()
    await expect(page.getByRole('button', { name: 'Don’t send Pasted text' })).toHaveCount(n)
  }
}

interface Row {
  readonly overallScore: number | null
}

/** The resumes of an account, requested outside the browser. */
const listResumes = async (url: string, cookie: string): Promise<readonly Row[]> =>
  (await fetch(`${url}/api/resumes`, { headers: { cookie } })).json()

const getCookies = async (context: BrowserContext, url: string) =>
  (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ')

/** Queues five uploads offline, goes online, kills the browser when `atCount` have arrived, and starts it again. */
const runRound = async (server: Awaited<ReturnType<typeof startServer>>, atCount: number) => {
  const { url } = server
  const device = createDevice()
  await installApp(device, `${url}/analyzer`)
  // Chromium writes cookies to disk when it closes or within 30 s, so the sign-in has a session of its own.
  const earlier = await device.open()
  const { id } = await signInAs(await earlier.newPage(), `Round${atCount}`, url)
  await earlier.close()
  const context = await device.open()
  await context.addInitScript((account) => localStorage.setItem('faro.account', account), id)
  const page = await context.newPage()
  await page.goto(`${url}/analyzer`)
  const cookie = await getCookies(context, url)
  await context.setOffline(true)
  await queueUploads(page, url)

  await context.setOffline(false)
  while ((await listResumes(url, cookie)).length < atCount) await sleep(1)
  device.kill()
  const before = await listResumes(url, cookie)
  await context.close().catch(() => {})

  const again = await device.open()
  await again.addInitScript((account) => localStorage.setItem('faro.account', account), id)
  const next = await again.newPage()
  await next.goto(`${url}/analyzer`)
  await expect(next.getByRole('list', { name: 'Your analyses' }).getByRole('listitem')).toHaveCount(UPLOADS, {
    timeout: 30_000,
  })
  await expect(next.getByRole('button', { name: 'Don’t send Pasted text' })).toHaveCount(UPLOADS - FREE_ANALYSES)
  await sleep(1_000)
  const after = await listResumes(url, cookie)
  await again.close()
  device.dispose()
  return { before: before.length, after: after.length, analyzed: after.filter((r) => r.overallScore !== null).length }
}

/** P10. Each upload arrives once, and as many as the free plan allows are analyzed once. */
export const uploadOffline = async () => {
  const server = await startServer()
  const rounds = []
  for (const atCount of [1, 2, 3]) rounds.push(await runRound(server, atCount))
  await server.dispose()
  return {
    passed: rounds.every(
      ({ before, after, analyzed }) => before < UPLOADS && after === UPLOADS && analyzed === FREE_ANALYSES,
    ),
    figure: rounds
      .map(
        ({ before, after, analyzed }) => `killed at ${before} of ${UPLOADS}, then ${after} there, ${analyzed} analyzed`,
      )
      .join('; '),
  }
}
