import type { BrowserContext, Page } from '@playwright/test'
import { signInAs } from '../support/account.ts'
import { dispatchBackgroundSync, waitForServiceWorker } from '../support/service-worker.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const LIST = '/api/resumes'

const cvOf = (n: number) =>
  `Person ${n}\nperson${n}@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built ${n} reports in SQL.`

/** Signs in, visits the app once and queues `count` CVs offline. */
const putAside = async (page: Page, context: BrowserContext, name: string, count: number) => {
  const account = await signInAs(page, name)
  await page.goto('/analyzer')
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.reload()
  for (let n = 1; n <= count; n++) {
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await page.getByRole('textbox', { name: 'Resume text' }).fill(cvOf(n))
    await page.getByRole('button', { name: 'Analyze my resume when I’m back online' }).click()
    await expect(page.getByRole('button', { name: 'Don’t send Pasted text' })).toHaveCount(n)
  }
  return account
}

const arrived = async (context: BrowserContext, baseURL: string) => {
  const rows: { overallScore: number | null }[] = await (await context.request.get(baseURL + LIST)).json()
  return rows.map(({ overallScore }) => typeof overallScore)
}

test('CVs queued offline are sent once each by the service worker, with every tab closed', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  const { id } = await putAside(page, context, 'Cerrada', 2)
  await page.close()
  await context.setOffline(false)

  const origin = `${baseURL}/`
  await Promise.all([1, 2].map(() => dispatchBackgroundSync(context, origin, `faro-outbox:${id}`)))
  await expect.poll(() => arrived(context, baseURL)).toEqual(['number', 'number'])
  // Only shown while no tab is open, so the worker itself must record it.
  const notices = async () =>
    (await context
      .serviceWorkers()[0]
      ?.evaluate<string[]>('registration.getNotifications().then((said) => said.map(({ body }) => body))')) ?? []
  await expect.poll(notices).toEqual(['Your analysis is ready'])
  await dispatchBackgroundSync(context, origin, `faro-outbox:${id}`)

  const again = await context.newPage()
  await again.addInitScript((account) => localStorage.setItem('faro.account', account), id)
  await again.goto('/analyzer')
  await expect(again.getByRole('list', { name: 'Your analyses' }).getByRole('listitem')).toHaveCount(2)
  await expect(again.getByRole('heading', { name: 'Waiting to be sent' })).toHaveCount(0)
  expect(await arrived(context, baseURL)).toEqual(['number', 'number'])
  expect(await notices()).toEqual(['Your analysis is ready'])
})

test('the service worker sends nothing of one account while another is signed in', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { id } = await putAside(page, context, 'Anterior', 1)
  const first = await context.cookies()
  await page.close()
  await context.clearCookies()
  await context.setOffline(false)
  const other = await context.newPage()
  await signInAs(other, 'Segunda')
  await dispatchBackgroundSync(context, `${baseURL}/`, `faro-outbox:${id}`)
  await other.goto('/analyzer')
  await expect(other.getByText('No analyses yet.')).toBeVisible()
  expect(await arrived(context, baseURL)).toEqual([])

  // It stays in the outbox until its owner signs in.
  await context.clearCookies()
  await context.addCookies(first)
  await dispatchBackgroundSync(context, `${baseURL}/`, `faro-outbox:${id}`)
  await expect.poll(() => arrived(context, baseURL)).toEqual(['number'])
})

test('signing out deletes the outbox for good', { tag: '@long' }, async ({ page, context, baseURL }) => {
  const { id } = await putAside(page, context, 'Sale', 1)
  await context.setOffline(false)
  await page.route('**/api/resumes/upload', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Sale’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('You have successfully signed out.').first()).toBeVisible()
  await dispatchBackgroundSync(context, `${baseURL}/`, `faro-outbox:${id}`)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(`faro-${id}-outbox`)
})
