import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { corpusFile } from '../utils/paths.ts'
import { queryNumber } from '../utils/servers/query-database.ts'
import { setPlan, setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const CORPUS = new URL('../corpus/resumes/', import.meta.url).pathname
const FILES = ['es-pdfkit-aguero', 'es-weasyprint-aguero', 'en-latex-ligatures-saintclair', 'es-awesomecv-munoz'].map(
  (name) => `${CORPUS}${name}.pdf`,
)
const AD = 'Warehouse lead\n\nRequirements\n- Excel\n- English\n- Team leadership\n- Python'
const READING = /Reading resumes on your device/

const createBoard = async (page: Page) => {
  await page.goto('/team')
  await page.getByRole('textbox', { name: 'Team name' }).fill('Quayside Hiring')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.getByRole('button', { name: 'New opening' }).click()
  const dialog = page.getByRole('dialog', { name: 'New opening' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a position title.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Warehouse lead')
  await dialog.getByRole('textbox', { name: 'Job ad text' }).fill(AD)
  await expect(dialog.getByRole('textbox', { name: 'Privacy notice for candidates' })).toHaveValue(
    /Quayside Hiring keeps your resume to fill the “Warehouse lead” position.*after 90 days/,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Warehouse lead' })).toBeVisible()
}

const addFiles = async (page: Page, files: readonly string[]) => {
  await page.getByRole('checkbox', { name: /The team is allowed to keep these resumes/ }).check()
  await page.getByLabel('Resumes as PDF or Word files').setInputFiles([...files])
}

test('a board reads many files over a reload, is compared, follows its ad and is downloaded', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const { id } = await signInAs(page, 'Teamowner')
  await setPlan(server, id, 'enterprise')
  await createBoard(page)
  await page.getByRole('button', { name: 'Choose PDF or Word files' }).click()
  await expect(page.getByText('First, check the box above.')).toBeVisible()
  await addFiles(page, [...FILES, `${CORPUS}es-scanned-trevino.pdf`])
  await expect(page.getByText(READING)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(1 + FILES.length)
  await expect(page.getByText('1 file is a scan')).toBeVisible()
  await expect(page.getByText(READING)).toHaveCount(0)
  expect(await queryNumber(server.databaseFile, 'SELECT count(*) FROM team_candidates')).toBe(FILES.length)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectAccessible(page)

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  const table = readFileSync(await (await csv).path(), 'utf8').split('\r\n')
  expect(table).toHaveLength(FILES.length + 2)
  expect(table[0]).toMatch(/^\uFEFFName,File,Score,Match,.*Excel/)
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Report (PDF)' }).click()
  expect((await pdf).suggestedFilename()).toBe('Warehouse-lead.pdf')

  for (const i of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(i)
      .check()
  await expect(page.getByRole('checkbox', { name: /^Compare / }).nth(2)).toBeDisabled()
  await page.getByRole('button', { name: 'Compare two' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare two resumes' })
  await expect(compare.getByRole('rowheader', { name: 'Excel' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit opening' }).click()
  await page.getByRole('textbox', { name: 'Job ad text' }).fill(`${AD}\n- Forklift license`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('4 resumes were compared with an earlier version of the job ad')).toBeVisible()
  await page.getByRole('button', { name: 'Compare again' }).click()
  await expect(page.getByText(/compared with an earlier version/)).toHaveCount(0)
})

test('scans among the files are recognized on the device after one consent, over a reload', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const { id } = await signInAs(page, 'Teamscans')
  await setPlan(server, id, 'enterprise')
  await createBoard(page)
  const scans = [`${CORPUS}es-scanned-trevino.pdf`, corpusFile('cv-scanned.pdf')]
  await addFiles(page, [...FILES.slice(0, 2), ...scans])
  await expect(page.getByText('2 files are scans')).toBeVisible()
  await expect(page.getByText(/one-time download of 6\.\d MB/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  expect(requested.some((path) => path.endsWith('.bin') || path.includes('recognition-worker'))).toBe(false)

  const recognizing = page.getByText(/^Recognizing the text in/)
  await page.getByRole('button', { name: 'Recognize text' }).click()
  await expect(recognizing).toContainText('es-scanned-trevino.pdf')
  await page.reload()
  await expect(recognizing).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(5, { timeout: 120_000 })
  await expect(page.getByRole('row', { name: /Treviño/ }).first()).toBeVisible()

  await addFiles(page, scans.slice(0, 1))
  await page.getByRole('button', { name: 'Recognize text' }).click()
  await expect(recognizing).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(READING)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page.getByText(READING)).toHaveCount(0)
})

test('a team is joined once by invitation, and shares tags, notes and the data of a person', { tag: '@long' }, async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  const { id } = await signInAs(page, 'Teamhost')
  await setPlan(server, id, 'enterprise')
  await createBoard(page)
  await addFiles(page, FILES)
  await expect(page.getByRole('row')).toHaveCount(1 + FILES.length)
  await page.goto('/team')
  await page.getByRole('button', { name: 'Create an invitation' }).click()
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await expectAccessible(page)
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, baseURL: baseURL ?? '' })
  const guest = await context.newPage()
  await setPreferences(guest, { language: 'es', theme: 'dark' })
  await signInAs(guest, 'Teamguest', baseURL)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Únete al equipo «Quayside Hiring»' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Unirme al equipo' }).click()
  await guest.getByRole('link', { name: 'Warehouse lead' }).click()
  const cards = guest.getByRole('list', { name: 'Currículums' }).getByRole('listitem')
  await expect(cards).toHaveCount(FILES.length)
  await expectAccessible(guest)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Esta invitación no funciona' })).toBeVisible()

  await guest.goBack()
  await cards.first().getByRole('button').click()
  const candidate = guest.getByRole('dialog')
  await candidate.getByRole('combobox', { name: 'Nueva etiqueta' }).fill('entrevista')
  await candidate.getByRole('button', { name: 'Añadir' }).click()
  await expect(candidate.getByRole('button', { name: 'Quitar la etiqueta entrevista' })).toBeVisible()
  await candidate.getByRole('tab', { name: 'Notas' }).click()
  await candidate.getByRole('textbox', { name: 'Nueva nota' }).fill('Llamar el martes')
  await candidate.getByRole('button', { name: 'Añadir nota' }).click()
  await expect(candidate.getByText('Llamar el martes')).toBeVisible()
  await expectAccessible(guest)
  await guest.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Warehouse lead' }).click()
  await page.getByLabel('Tag').selectOption('entrevista')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('Notes: 1')).toBeVisible()
  await page.getByLabel('Tag').selectOption('')
  await page.goto('/team')
  await page.getByRole('searchbox', { name: 'Name, email or file name' }).fill('weasyprint')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: /^Delete .+’s data$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('3 resumes')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Teamguest' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click()
  await expect(page.getByText('teamguest@example.com')).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Equipo' })).toBeVisible()
  await expect(cards).toHaveCount(0)
  await context.close()
})

test('files that are added offline wait on the device, and a sign-out deletes them', { tag: '@long' }, async ({
  page,
  server,
  context,
}) => {
  const { id } = await signInAs(page, 'Teamoffline')
  await setPlan(server, id, 'enterprise')
  await createBoard(page)
  await addFiles(page, FILES.slice(0, 1))
  await expect(page.getByRole('row')).toHaveCount(2)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
  await addFiles(page, FILES.slice(2, 3))
  await expect(
    page.getByText('You’re offline. The remaining resumes will be added when you’re back online.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('row')).toHaveCount(3)
  const listDatabases = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name ?? '').filter((one) => one.endsWith('-board')),
    )
  expect(await listDatabases()).toEqual([`faro-${id}-board`])
  await page
    .getByRole('button', { name: /Teamoffline|account/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(listDatabases).toEqual([])
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  await expect(page.getByText('Sign in to see your team')).toBeVisible()
})
