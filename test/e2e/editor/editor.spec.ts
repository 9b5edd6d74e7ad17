import AxeBuilder from '@axe-core/playwright'
import { corpusFile } from '#test/utils/paths.ts'
import { waitForAnimations } from '../support/animations.ts'
import {
  chooseTemplate,
  downloadResume,
  EDITOR_LABELS,
  extractWithPdftotext,
  fillResume,
  openPanel,
  waitForPreview,
  waitForSaved,
} from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

for (const language of ['es', 'en'] as const) {
  const words = EDITOR_LABELS[language]
  test.describe(`templates in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US' })

    test('chooses a template, fills it in, previews and downloads a PDF with the same text', async ({ page }) => {
      await page.goto('/templates')
      await chooseTemplate(page, words)
      await fillResume(page, words)
      await waitForPreview(page)
      const download = await downloadResume(page, words)
      expect(download.suggestedFilename()).toBe(`jose-nunez-ibanez-analista-${language}.pdf`)
      await expect(page.getByText(words.done).first()).toBeVisible()
      const text = await extractWithPdftotext(download)
      test.skip(text === null, 'pdftotext is not here')
      const found = ['José Núñez Ibáñez', words.heading, 'Naviera Atlántica', 'Analista de datos', words.present]
      // Some designs print headings in capitals.
      const places = found.map((part) => text?.toLowerCase().indexOf(part.toLowerCase()))
      expect(places.every((place) => place !== -1)).toBe(true)
      expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)))
    })
  })
}

const words = EDITOR_LABELS.en

test('filters by category, also from a sector card', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  const cards = page.getByRole('button', { name: words.use })
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  await page.getByRole('button', { name: 'Modern', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Modern', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => cards.count()).toBeLessThanOrEqual(all)
  await page.getByRole('button', { name: /^Technology/ }).click()
  await expect(page.getByRole('button', { name: 'Tech', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('goes back to the gallery and keeps the content in another template', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana Pérez')
  await waitForSaved(page)
  await page.getByRole('button', { name: 'Back to templates' }).click()
  await expect(page.getByRole('heading', { name: 'Resume templates' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Selected/ })).toHaveCount(0)
  await chooseTemplate(page, words, 1)
  await expect(page.getByLabel(words.name)).toHaveValue('Ana Pérez')
})

test('selects the first color scheme, and another one changes the preview', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await openPanel(page, words, 'design')
  const colors = page.getByRole('group', { name: 'Color scheme' }).getByRole('radio')
  await expect(colors.first()).toBeChecked()
  await waitForPreview(page)
  const before = await page.getByTestId('preview').getAttribute('data-drawings')
  await colors.nth(1).check({ force: true })
  await expect(page.getByTestId('preview')).not.toHaveAttribute('data-drawings', before ?? '')
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Inter')
})

test('adds, moves, hides and removes entries, and undoes it', async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByRole('tab', { name: 'Experience' }).click()
  for (const [index, company] of ['Alfa', 'Beta'].entries()) {
    await page.getByRole('button', { name: 'Add experience' }).click()
    await expect(page.getByLabel('Company')).toHaveCount(index + 1)
    await page.getByLabel('Company').last().fill(company)
  }
  await page.getByRole('button', { name: 'Move “Beta” up' }).click()
  await expect(page.getByLabel('Company').first()).toHaveValue('Beta')
  await page.getByRole('button', { name: 'Hide “Beta”' }).click()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove “Beta”' }).click()
  await expect(page.getByLabel('Company')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByLabel('Company')).toHaveCount(2)
})

test('accepts common date formats and reports an invalid date', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByRole('tab', { name: 'Education' }).click()
  await page.getByRole('button', { name: 'Add education' }).click()
  const start = page.getByLabel('Start date')
  await start.fill('sept. 2019')
  await start.blur()
  await expect(start).toHaveValue('09/2019')
  await start.fill('soon')
  await start.blur()
  await expect(page.getByText('Enter the month and year')).toBeVisible()
})

test('reports an invalid e-mail at its field and in the summary, and still allows the download', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await page.getByLabel(words.email).fill('ana')
  await page.getByRole('button', { name: words.generate }).click()
  await expect(page.getByText('Enter a valid email address')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download anyway' }).click()
  expect((await download).suggestedFilename()).toBe('ana-en.pdf')
})

test('shows untranslated fields in the other language of the resume', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Start with your resume' }).click()
  await page.getByRole('menuitem', { name: 'Open a sample' }).click()
  await expect(page.getByText('Choose a template for “')).toBeVisible()
  await chooseTemplate(page, words)
  await expect(page.getByLabel(words.title)).toHaveValue('Product manager')
  await page.locator('label', { has: page.getByRole('radio', { name: 'Spanish' }) }).click()
  await expect(page.getByLabel(words.title)).toHaveValue('Jefa de producto')
  await page.getByLabel(words.title).fill('')
  await expect(page.getByText('Not translated yet')).toBeVisible()
})

test('restores a version', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await waitForSaved(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Version saved').first()).toBeVisible()
  await page.getByLabel(words.name).fill('Otra persona')
  await waitForSaved(page)
  await page.getByRole('button', { name: 'Version history' }).click()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
})

test('imports its own export without loss, and JSON Resume', async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await fillResume(page, words)
  await waitForSaved(page)
  await page.getByRole('button', { name: 'Export and more' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Faro file/ }).click()
  const path = await (await download).path()
  await page.goto('/templates')
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'mine.faro.json', mimeType: 'application/json', buffer: await bytesOf(path) })
  await expect(page.getByLabel(words.name)).toHaveValue('José Núñez Ibáñez')
  await page.goto('/templates')
  const json = { basics: { name: 'Marta Gil', email: 'marta@example.com' }, work: [{ name: 'Acme', position: 'Chef' }] }
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) })
  await expect(page.getByText('Choose a template for “Marta Gil”')).toBeVisible()
  await chooseTemplate(page, words)
  await expect(page.getByLabel(words.name)).toHaveValue('Marta Gil')
})

const bytesOf = async (path: string) => (await import('node:fs/promises')).readFile(path)

test('renames, duplicates, deletes and restores a draft', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await waitForSaved(page)
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Actions for “Resume”' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Para Naviera')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(page.getByRole('link', { name: /Para Naviera/ })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for “Para Naviera”' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Para Naviera (copy)' })).toBeVisible()
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Actions for “Para Naviera”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Actions for “Para Naviera”', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Actions for “Para Naviera”', exact: true })).toBeVisible()
})

test('imports a PDF into the form, the preview and the score', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(corpusFile('cv-en.pdf'))
  const review = page.getByRole('dialog', { name: 'Review the imported resume' })
  await expect(review.getByLabel('Name').first()).toHaveValue('Chloë Saint-Clair')
  await expect(review.getByRole('img', { name: /^Page 1/ })).toBeVisible()
  await review.getByLabel('Title').fill('Head of Marketing')
  await review.getByRole('button', { name: 'Create resume' }).click()
  await expect(page.getByText('Choose a template for “')).toBeVisible()
  await chooseTemplate(page, words)
  await expect(page.getByLabel(words.name)).toHaveValue('Chloë Saint-Clair')
  await expect(page.getByLabel('Job title')).toHaveValue('Head of Marketing')
  await waitForPreview(page)
  await expect(page.getByTestId('preview').getByText('Chloë Saint-Clair')).toHaveCount(1)
  await expect(page.getByTestId('live-score')).toHaveText(/^\d+$/)
})

test('rejects a file that is no resume and says why', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(corpusFile('hostile/enc-user-rc4-128.pdf'))
  await expect(page.getByText(/has a password/).first()).toBeVisible()
})

test('accepts and rejects suggested changes one by one, and undoes them', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await page.getByLabel(words.email).fill('ANA@Example.com')
  await openPanel(page, words, 'score')
  await page.getByRole('button', { name: 'Suggest changes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('ana@example.com', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept' }).first().click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel(words.email)).toHaveValue('ana@example.com')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel(words.email)).toHaveValue('ANA@Example.com')
})

test('keeps a deleted resume in the bin', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await waitForSaved(page)
  await page.getByRole('button', { name: 'Export and more' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('1 deleted resume').click()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`has no overflow and no axe violations at ${width} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/templates')
    await expect(page.getByRole('button', { name: words.use }).first()).toBeVisible()
    const check = async () => {
      const [wide, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(wide).toBeLessThanOrEqual(inner ?? 0)
      await waitForAnimations(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([])
    }
    await check()
    await chooseTemplate(page, words)
    await fillResume(page, words)
    await check()
  })
}
