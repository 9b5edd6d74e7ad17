import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { chooseTemplate, downloadResume, EDITOR_LABELS, openPanel, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en
const CLI = fileURLToPath(new URL('../../../api/src/server/cli.ts', import.meta.url))
const live = (page: Page) => page.getByTestId('live-score')

/** Nine jobs with four lines each fill two pages. */
const LONG_CV = JSON.stringify({
  basics: {
    name: 'José Núñez Ibáñez',
    label: 'Data analyst',
    email: 'jose@example.com',
    phone: '+34 600 000 000',
    summary: 'Data analyst with nine years in shipping and retail, who cut reporting time by 40 % in SQL and Python.',
  },
  work: Array.from({ length: 9 }, (_, i) => ({
    name: `Naviera Atlántica ${i + 1}`,
    position: 'Data analyst',
    startDate: `${2024 - i}-01`,
    endDate: `${2024 - i}-12`,
    highlights: [
      `Built ${i + 3} dashboards in Power BI that sales and operations open every day of the week.`,
      `Cut the closing of each month by ${10 + i} % with reports that SQL and Python write by themselves.`,
      `Trained ${i + 2} new colleagues in how the warehouse is filled, checked and documented.`,
      `Found ${20 + i} suppliers whose invoices did not match their deliveries and got the money back.`,
    ],
  })),
  education: [
    { institution: 'Universidad de Vigo', studyType: 'BSc', area: 'Statistics', startDate: '2011', endDate: '2015' },
  ],
  skills: [{ name: 'Tools', keywords: ['SQL', 'Python', 'Power BI', 'Excel'] }],
})

const open = async (page: Page) => {
  await page.goto('/templates')
  const file = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(LONG_CV) }
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByText('Choose a template for “')).toBeVisible()
  await chooseTemplate(page, words)
  await expect(live(page)).toHaveText(/^\d+$/)
}

test('shows the score of the downloaded file in the editor, and what caps it', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  await page.getByLabel(words.email).fill('')
  await page.getByLabel('Phone').fill('')
  await openPanel(page, words, 'score')
  const limit = page.getByTestId('live-limit')
  await expect(limit).toContainText('60')
  await expect(live(page)).toHaveText('60')
  await limit.getByRole('button', { name: 'Fix it' }).click()
  await expect(page.getByLabel(words.email)).toBeFocused()
  const times = Number(await live(page).getAttribute('data-times'))
  await page.getByLabel(words.email).fill('jose@example.com')
  await expect(limit.filter({ hasText: '60' })).toHaveCount(0)
  await expect.poll(async () => Number(await live(page).getAttribute('data-times'))).toBeGreaterThan(times)
  await waitForSaved(page)
  const path = await (await downloadResume(page, words)).path()
  const { overallScore } = JSON.parse(
    execFileSync(process.execPath, [CLI, 'analyze', path, '--lang', 'en'], { encoding: 'utf8' }),
  )
  await expect(live(page)).toHaveText(String(overallScore))
})

test('compares the resume with a job ad while it is edited', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await openPanel(page, words, 'job')
  await page
    .getByLabel('Job ad text')
    .fill('Data analyst. Required: SQL, Python and Kubernetes. Nice to have: Tableau.')
  const match = page.getByTestId('live-match')
  const row = match.getByRole('listitem').filter({ hasText: 'Kubernetes' })
  await expect(row).toContainText('Not found')
  await expect(match.getByRole('listitem').filter({ hasText: 'SQL' })).toContainText('Found')
  await row.getByRole('button').click()
  const skills = page.getByLabel('Technical skills')
  await expect(skills).toBeFocused()
  await skills.fill(`${await skills.inputValue()}, Kubernetes`)
  await expect(row).toContainText('Found')
})
