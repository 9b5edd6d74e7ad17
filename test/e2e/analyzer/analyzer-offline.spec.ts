import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { signInAs } from '../support/account.ts'
import { extractWithPdftotext } from '../support/editor.ts'
import { blockWrites, readRows } from '../support/indexed-db.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits the app once, until the service worker has cached it. */
const visit = async (page: Page) => {
  await page.goto('/analyzer')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Name of the database of cached analyses. */
const seenOf = (account: string) => ({ database: `faro-${account}-seen`, store: 'analyses' })

/** Waits until results and extracted document are both cached. */
const expectKept = (page: Page, account: string) =>
  expect
    .poll(() => readRows(page, seenOf(account)))
    .toEqual([
      expect.objectContaining({
        results: { en: expect.objectContaining({ stage: 'done' }) },
        read: expect.objectContaining({ lines: expect.anything() }),
      }),
    ])

const choose = (page: Page, name = 'cv-en.pdf') =>
  page.getByLabel('Resume as a PDF or Word file').setInputFiles(corpusFile(name))

const takeReport = async (page: Page) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  return download
}

test('offline, a CV is scored on the device, a cached analysis is shown, and both have a report', async ({
  page,
  context,
}) => {
  const account = await signInAs(page, 'Apagada')
  await visit(page)
  await choose(page)
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What an ATS reads' })).toBeVisible()
  const gauge = page.getByRole('img', { name: /Overall score/ })
  const label = (await gauge.getAttribute('aria-label')) ?? ''
  const id = new URL(page.url()).searchParams.get('cv')
  const fromServer = await (await page.request.get(`/api/resumes/${id}/download-report?language=en`)).body()

  await expectKept(page, account.id)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: label })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What an ATS reads' })).toBeVisible()
  const report = await takeReport(page)
  expect(report.suggestedFilename()).toBe(`reporte-analisis-cv-${id}.pdf`)
  expect((await readFile(await report.path())).equals(fromServer)).toBe(true)

  await page.getByRole('link', { name: 'New analysis' }).click()
  await expect(page.getByRole('list', { name: 'Your analyses' }).getByText('cv-en.pdf')).toBeVisible()
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
  await choose(page, 'cv-es.pdf')
  await page.getByRole('button', { name: 'Score my resume on this device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scored on this device' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Overall score: \d+ out of 100/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Begoña/ }).first()).toBeVisible()
  const ofDevice = await takeReport(page)
  expect(ofDevice.suggestedFilename()).toBe('reporte-analisis-cv.pdf')
  const text = await extractWithPdftotext(ofDevice)
  if (text !== null) expect(text).toContain('cv-es.pdf')

  await context.setOffline(false)
  await page.goto('/analyzer')
  await expect(page.getByRole('button', { name: 'Analyze with AI' })).toBeVisible()
})

test('results and extracted document are both cached when they arrive at the same time', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { id } = await signInAs(page, 'Juntas')
  await visit(page)
  await choose(page)
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  await expectKept(page, id)

  // As on another device of that person: nothing is cached, both come from the server.
  const elsewhere = await context.newPage()
  await elsewhere.goto('/robots.txt')
  const letGo = await blockWrites(elsewhere, { ...seenOf(id), empty: true })
  await page.reload()
  await expect(page.getByRole('img', { name: /Overall score/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What an ATS reads' })).toBeVisible()
  await letGo()
  await expectKept(page, id)
})

test('signing out deletes cached analyses: the next person cannot open them', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(page, 'Primera')
  await visit(page)
  await choose(page)
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  const results = page.url()
  await page.getByRole('button', { name: 'Primera’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('You have successfully signed out.').first()).toBeVisible()

  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/-seen$/))
  await page.goBack()
  await expect(page.getByText('cv-en.pdf')).toHaveCount(0)

  await context.clearCookies()
  await signInAs(page, 'Segunda')
  await page.goto(results)
  await expect(page.getByText('We can’t show this analysis')).toBeVisible()
  await expect(page.getByText('We couldn’t find that. It may have been deleted.')).toBeVisible()
})

test('a CV shared with the app is put into the form', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Compartida')
  await visit(page)
  await page.evaluate(async () => {
    const form = new FormData()
    form.set('text', 'Ana Pérez\nana@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built 12 reports in SQL.')
    await fetch('/analyzer', { method: 'POST', body: form })
  })
  await page.goto('/analyzer?shared=1')
  await expect(page.getByRole('textbox', { name: 'Resume text' })).toHaveValue(/Ana Pérez/)
  await expect(page.getByRole('button', { name: 'Analyze with AI' })).toBeEnabled()
})

const loseInPage = () => {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init)
    if (!answer.url.endsWith('/api/resumes/upload') || sessionStorage.getItem('lost') !== null) return answer
    sessionStorage.setItem('lost', '1')
    throw new TypeError('the response is lost')
  }
}

/**
 * Loses the first response to an upload, and returns how to wait for that. Where the service worker may send it, it is
 * lost in the network; in Firefox the tests cannot send a form on, so it is lost in the page.
 */
const loseResponse = async (page: Page, browserName: string): Promise<() => Promise<unknown>> => {
  if (browserName === 'firefox') {
    await page.addInitScript(loseInPage)
    return () => page.waitForFunction(() => sessionStorage.getItem('lost') !== null)
  }
  const lost = Promise.withResolvers<void>()
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
    lost.resolve()
  }
  await page.context().route('**/api/resumes/upload', lose, { times: 1 })
  return () => lost.promise
}

test('CVs queued offline are sent once each on reconnection, although the tab is closed in between', {
  tag: '@long',
}, async ({ page, context, browserName }) => {
  const waitForLoss = await loseResponse(page, browserName)
  await signInAs(page, 'Espera')
  await visit(page)
  await context.setOffline(true)
  await page.reload()
  for (let n = 1; n <= 5; n++) {
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await page
      .getByRole('textbox', { name: 'Resume text' })
      .fill(`Person ${n}\nperson${n}@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built ${n} reports in SQL.`)
    await page.getByRole('button', { name: 'Analyze my resume when I’m back online' }).click()
    await expect(page.getByRole('button', { name: 'Don’t send Pasted text' })).toHaveCount(n)
  }

  // The first response is lost, and the tab is closed.
  await context.setOffline(false)
  await waitForLoss()
  await page.close()

  const again = await context.newPage()
  await signInAs(again, 'Espera')
  await again.goto('/analyzer')
  await expect(again.getByRole('list', { name: 'Your analyses' }).getByRole('listitem')).toHaveCount(5)
  const all: unknown[] = await (await again.request.get('/api/resumes')).json()
  expect(all).toHaveLength(5)

  // Three fit into the month's limit; the others show why they stay in the outbox.
  await expect(again.getByText("You've reached the analysis limit for your plan.").first()).toBeVisible()
  await expect(again.getByRole('button', { name: 'Don’t send Pasted text' })).toHaveCount(2)
  await again.getByRole('button', { name: 'Don’t send Pasted text' }).first().click()
  await expect(again.getByRole('button', { name: 'Don’t send Pasted text' })).toHaveCount(1)
})
