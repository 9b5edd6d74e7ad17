import type { Page } from '@playwright/test'
import { createPartlyScannedPdf } from '#test/utils/files/partly-scanned-pdf.ts'
import { corpusFile } from '#test/utils/paths.ts'
import { signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { test } from '../support/own-server.ts'
import { waitForServiceWorker } from '../support/service-worker.ts'
import { expect } from '../support/test.ts'

const SCAN = corpusFile('cv-scanned.pdf')
const choose = (page: Page) => page.getByLabel('Resume as a PDF or Word file').setInputFiles(SCAN)
const offer = (page: Page) => page.getByText('This PDF is a scan', { exact: true })
const startButton = (page: Page) => page.getByRole('button', { name: 'Recognize text' })

/** Starts recognition and waits until the text is there. */
const recognize = async (page: Page) => {
  await startButton(page).click()
  await expect(page.getByRole('progressbar', { name: 'Reading page 1 of 1…' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/We read 1 page \(\d\d\d words\)/)).toBeVisible({ timeout: 120_000 })
}

test('a scan is recognized once the person agrees, and again with the server gone', { tag: '@long' }, async ({
  context,
  page,
  own,
}) => {
  const requested: string[] = []
  context.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const wasRequested = () => requested.some((path) => path.endsWith('.bin') || path.includes('recognition-worker'))

  await signInAs(page, 'Escaneada', own.url)
  await page.goto(`${own.url}/analyzer`)
  await waitForServiceWorker(page)
  await choose(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText(/one-time download of 6\.\d MB/)).toBeVisible()
  await expectAccessible(page)
  expect(wasRequested()).toBe(false)

  await startButton(page).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offer(page)).toBeVisible()

  await recognize(page)
  expect(wasRequested()).toBe(true)
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  await expect(page.getByText(/some of its pages are scans/).first()).toBeVisible()
  await expect(page.getByText(/We recognized its text on your device/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Treviño Zúñiga/ }).first()).toBeVisible()

  await own.stop()
  await context.setOffline(true)
  await page.goto(`${own.url}/analyzer`)
  await choose(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText(/downloads/)).toHaveCount(0)
  await recognize(page)
  await page.getByRole('button', { name: 'Score my resume on this device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scored on this device' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Overall score: \d+ out of 100/ })).toBeVisible()
})

test('a scan that is imported becomes a draft', { tag: '@long' }, async ({ page, own }) => {
  await page.goto(`${own.url}/templates`)
  await page.getByLabel('File to import').setInputFiles(SCAN)
  const dialog = page.getByRole('dialog', { name: 'Import a scan' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Recognize text' }).click()
  await page.getByRole('button', { name: 'Skip review' }).click({ timeout: 120_000 })
  await page.waitForURL(/draft=/, { timeout: 120_000 })
})

test('the scanned page of another PDF is recognized and comes after its text', { tag: '@long' }, async ({
  page,
  own,
}) => {
  await signInAs(page, 'Mixta', own.url)
  await page.goto(`${own.url}/analyzer`)
  const file = { name: 'mixed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(createPartlyScannedPdf()) }
  await page.getByLabel('Resume as a PDF or Word file').setInputFiles(file)
  await expect(page.getByText('1 page of this PDF is a scan', { exact: true })).toBeVisible()
  await startButton(page).click()
  await expect(page.getByText(/We read 2 pages \(\d\d\d words\)/)).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('button', { name: /Treviño Zúñiga/ }).first()).toBeVisible()
})
