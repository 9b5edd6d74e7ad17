import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { setPreferences, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, EDITOR_LABELS, openPanel, waitForSaved } from '../support/editor.ts'
import { readRows } from '../support/indexed-db.ts'
import { expect, test } from '../support/test.ts'

const CV = JSON.stringify({
  basics: { name: 'Irene Solà', label: 'Baker', email: 'irene@example.com', summary: 'Baker with six years at ovens.' },
  work: [
    {
      name: 'Horno Sur',
      position: 'Baker',
      startDate: '2019-03',
      endDate: '2024-06',
      highlights: ['Baked 400 loaves of sourdough bread a day with a team of three.'],
    },
  ],
  skills: [{ name: 'Craft', keywords: ['Sourdough', 'Laminated dough'] }],
})
const AD = 'Pastry chef. Required: sourdough, laminated dough and food safety. Nice to have: chocolate.'
const panel = (page: Page) => page.getByTestId('job-panel')
const openJob = (page: Page) => openPanel(page, EDITOR_LABELS.en, 'job')

const importCv = async (page: Page) => {
  await page.goto('/templates')
  const file = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(CV) }
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByText('Choose a template for “')).toBeVisible()
  await chooseTemplate(page, EDITOR_LABELS.en)
}

const tailor = async (page: Page, title: string) => {
  await panel(page).getByRole('button', { name: 'Tailor to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tailor to a job' })
  await dialog.getByLabel('Job ad text').fill(AD)
  await dialog.getByLabel('Position in the job ad').fill(title)
  await dialog.getByRole('button', { name: 'Create version' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a job stays with its draft; versions share facts, are listed, compared and outlive their base', async ({
  page,
}) => {
  await importCv(page)
  await openJob(page)
  await panel(page).getByLabel('Job ad text').fill(AD)
  await expect(panel(page).getByTestId('live-match')).toContainText('Not found')
  await panel(page).getByLabel('Link to the job ad').fill('javascript:alert(1)')
  await expect(panel(page)).toContainText('Enter the full address, starting with https://')
  await panel(page).getByLabel('Link to the job ad').fill('https://jobs.example/42')
  await panel(page).getByLabel('Application status').selectOption('Applied')
  await waitForSaved(page)
  await page.reload()
  await openJob(page)
  await expect(panel(page).getByLabel('Job ad text')).toHaveValue(AD)
  await expect(panel(page).getByRole('link', { name: 'Open the job ad' })).toHaveAttribute(
    'href',
    'https://jobs.example/42',
  )
  await expect(panel(page).getByLabel('Status date')).not.toHaveValue('')
  const baseUrl = page.url()

  await panel(page).getByRole('link', { name: 'Analyze with this job ad' }).click()
  await page.getByRole('button', { name: /this device/ }).click()
  await expect(page.getByText('Irene Solà.pdf')).toBeVisible()
  await page.getByRole('textbox', { name: 'Job ad text' }).fill(`${AD} Team of ten.`)
  const drafts = { database: 'faro-device', store: 'drafts' }
  await expect.poll(async () => JSON.stringify(await readRows(page, drafts))).toContain('Team of ten.')
  await page.goto(baseUrl)
  await openJob(page)
  await expect(panel(page).getByLabel('Job ad text')).toHaveValue(`${AD} Team of ten.`)

  await tailor(page, 'Pastry chef')
  await page.getByRole('textbox', { name: 'Professional summary' }).fill('Pastry chef with six years at ovens.')
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page
    .getByRole('button', { name: /Horno Sur/ })
    .first()
    .click()
  await page.getByLabel('Start date').fill('09/2018')
  await expect(page.getByRole('button', { name: /^Shared *\. *All versions share/ }).first()).toBeVisible()
  await waitForSaved(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Irene Solà', exact: true }).click()
  await expect(page).toHaveURL(baseUrl)
  await expect(page.getByRole('textbox', { name: 'Professional summary' })).toHaveText('Baker with six years at ovens.')
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page
    .getByRole('button', { name: /Horno Sur/ })
    .first()
    .click()
  await expect(page.getByLabel('Start date')).toHaveValue('09/2018')

  await page.goto('/templates')
  const list = page.getByRole('list', { name: 'Versions of “Irene Solà”' })
  await expect(list.getByRole('listitem')).toContainText(/Pastry chef.*Saved.*Match \d+ · Score \d+/s)
  await expectAccessible(page)
  await list.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Compare versions' }).click()
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences.getByRole('listitem')).toHaveCount(1)
  await expect(differences).toContainText('Pastry chef with')
  await expect(page.getByText(/Match \d+ · Score \d+/)).toHaveCount(2)
  await page.getByLabel('Also show fields that are the same').press('Space')
  await expect(page.getByRole('region', { name: 'All fields' })).toContainText('Horno Sur')
  await expectAccessible(page)

  await page.goto('/templates')
  await page.getByRole('button', { name: 'Actions for “Irene Solà”', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export a copy' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).not.toContain('food safety')
  await page.getByRole('button', { name: 'Actions for “Irene Solà”', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'This resume has 1 version, which will become a separate resume',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(list).toHaveCount(0)
  await page.getByRole('link', { name: /Pastry chef/ }).click()
  await expect(page.getByRole('textbox', { name: 'Professional summary' })).toHaveText(
    'Pastry chef with six years at ovens.',
  )
  await expect(page.getByText('Version of')).toHaveCount(0)
})

test('on a phone in Spanish, an ad goes from the analyzer into the draft and its versions', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, { language: 'es' })
  await page.goto('/analyzer')
  await page.getByRole('button', { name: /este dispositivo/ }).click()
  await page.getByRole('tab', { name: 'Pegar texto' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('textbox')
    .fill(
      'Irene Solà\nPanadera\nirene@example.com\n\nExperiencia\nHorno Sur\nPanadera\n03/2019 - 06/2024\nHorneé 400 panes de masa madre al día.',
    )
  await page.locator('summary').filter({ hasText: 'oferta' }).click()
  const ad = 'Pastelera. Requisitos: masa madre, hojaldre y manipulación de alimentos.'
  await page.getByRole('textbox', { name: 'Texto de la oferta' }).fill(ad)
  await page.getByRole('button', { name: /este dispositivo/ }).click()
  await page.getByRole('button', { name: 'Optimizar con Plantillas' }).click()
  await page.getByRole('button', { name: EDITOR_LABELS.es.use }).first().click()
  await openPanel(page, EDITOR_LABELS.es, 'job')
  await expect(panel(page).getByLabel('Texto de la oferta')).toHaveValue(ad)
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Adaptar a una oferta' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel('Texto de la oferta').fill(`Jefa de pastelería\n${ad}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Crear la versión' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ – Jefa de pastelería$/)
  await expect(page.getByText('Versión de', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Comparar versiones' }).click()
  await expect(page.getByText('Las dos versiones son iguales.')).toBeVisible()
  await expectAccessible(page)
  // Windows of WebKitGTK are wider than 360 px.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the job and its versions reach the other device', { tag: '@long' }, async ({ browser, baseURL }) => {
  const options = { baseURL, locale: 'en-US' }
  const laptop = await (await browser.newContext(options)).newPage()
  const phone = await (await browser.newContext(options)).newPage()
  for (const device of [laptop, phone]) await signInAs(device, 'Irene')
  await importCv(laptop)
  await openJob(laptop)
  const synced = laptop.waitForResponse((r) => Boolean(r.request().postData()?.includes('"basedOn":{"id"')))
  await tailor(laptop, 'Pastry chef')
  expect((await synced).ok()).toBe(true)
  await phone.goto('/templates')
  const list = phone.getByRole('list', { name: 'Versions of “Irene Solà”' })
  await list.getByRole('link').click()
  await openJob(phone)
  await expect(panel(phone).getByLabel('Job ad text')).toHaveValue(AD)
})
