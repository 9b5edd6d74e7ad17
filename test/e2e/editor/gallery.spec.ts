import type { Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { chooseTemplate, EDITOR_LABELS, openPanel, waitForPreview } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test('shows placeholders for five filters and six cards while the templates load', { tag: '@long' }, async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/catalog-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/templates')
  const [filters, cards] = await page
    .getByTestId('gallery-skeleton')
    .evaluate((skeleton) => [...skeleton.querySelectorAll(':scope > div')].map((row) => row.childElementCount))
  expect([filters, cards]).toEqual([5, 6])
  release()
  await expect(page.getByTestId('gallery-skeleton')).toHaveCount(0)
})

test('reports templates that cannot be loaded and retries', { tag: '@long' }, async ({ page }) => {
  await page.route('**/assets/catalog-*.js', (route) => route.abort())
  await page.goto('/templates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this screen')
  await page.unroute('**/assets/catalog-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: EDITOR_LABELS.en.use }).first()).toBeVisible()
})

test('shows image, badge, up to three swatches, the number of colors and a button on a card', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/templates')
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
  for (const filter of ['Modern', 'Classic', 'Creative', 'Tech'])
    await expect(page.getByRole('button', { name: filter, exact: true })).toHaveAttribute('aria-pressed', 'false')
  const card = page.getByRole('article').first()
  await expect(card.getByText('Popular', { exact: true })).toBeVisible()
  await expect(card.locator('span[title]')).toHaveCount(3)
  await expect(card.getByText('4 colors')).toBeVisible()
  await expect(card.getByRole('button', { name: EDITOR_LABELS.en.use })).toHaveAttribute('aria-pressed', 'false')
})

test('opens the variant of a design that was chosen on its card', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await expect(page.getByText('16 designs with 64 combinations of fonts and colors')).toBeVisible()
  const card = page.getByRole('article').first()
  await card.getByText('Breeze', { exact: true }).click()
  await expect(card.getByRole('heading', { name: 'Breeze' })).toBeVisible()
  await card.getByRole('button', { name: EDITOR_LABELS.en.use }).click()
  await expect(page.getByText('Template: Breeze')).toBeVisible()
  await openPanel(page, EDITOR_LABELS.en, 'design')
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Source Sans 3')
})

test('shows the imported resume in the designs, narrowed down by a trait', async ({ page }) => {
  await page.goto('/templates')
  const card = page.getByRole('article').first()
  await expect(card.locator('img')).toBeVisible()
  await page.getByLabel('File to import').setInputFiles(corpusFile('cv-en.pdf'))
  await page.getByRole('button', { name: 'Skip review' }).click()
  await expect(card.locator('canvas[data-drawn]')).toBeVisible()
  await page.getByRole('button', { name: 'Two columns' }).click()
  await expect(page.getByText('3 designs with 12 combinations of fonts and colors')).toBeVisible()
  await expect(page.getByRole('article').nth(2).locator('canvas[data-drawn]')).toBeVisible()
  await page.getByRole('button', { name: 'One column' }).click()
  await expect(page.getByText('13 designs with 52 combinations of fonts and colors')).toBeVisible()
  await page.getByRole('button', { name: 'One column' }).click()
  await page.getByLabel('Field of work').selectOption('Health and care')
  await expect(page.getByText('4 designs with 16 combinations of fonts and colors')).toBeVisible()
  await page.getByLabel('Pages in your resume').selectOption('Two pages')
  await expect(page.getByText('No templates match all of these filters')).toBeVisible()
  await page.getByLabel('Pages in your resume').selectOption('One page')
  await expect(page.getByText('4 designs with 16 combinations of fonts and colors')).toBeVisible()
  await page.getByLabel('Field of work').selectOption('Any field of work')
  await page.getByLabel('in every design').uncheck()
  await expect(card.locator('img')).toBeVisible()
})

test('shows three features, the promotion and four sectors', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  for (const feature of ['ATS optimized', 'Fully customizable', 'Instant download'])
    await expect(page.getByRole('heading', { name: feature, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Premium Plans' })).toHaveAttribute('href', '/subscribe')
  await expect(page.getByText('Request Custom Template')).toBeVisible()
  for (const sector of ['Technology', 'Corporate', 'Creative', 'Business'])
    await expect(page.getByRole('main').getByText(sector, { exact: true }).last()).toBeVisible()
})

test('shows the preview panel from the preview button', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, EDITOR_LABELS.en)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(
    page.locator('li.faro-toast').getByText('The preview in the panel on the right', { exact: false }),
  ).toBeVisible()
})

test('gives the preview page the aspect ratio of its paper and at most 800 px of height', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1400 })
  await page.goto('/templates')
  await chooseTemplate(page, EDITOR_LABELS.en)
  await page.getByLabel(EDITOR_LABELS.en.name).fill('Ana')
  await openPanel(page, EDITOR_LABELS.en, 'design')
  await page.getByLabel('Paper').selectOption({ label: 'Letter' })
  await waitForPreview(page)
  const box = await page.getByTestId('preview').locator('canvas').first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(8.5 / 11, 2)
  expect(box?.height ?? 0).toBeLessThanOrEqual(800)
})

test('preselects the basic plan', { tag: '@long' }, async ({ page }) => {
  await page.goto('/subscribe')
  await expect(page.getByRole('button', { name: 'Basic', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Professional', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test.describe('during an import', () => {
  /** Starts an import that waits until it is released or made to fail. */
  const importing = async (page: Page) => {
    const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>()
    await page.route('**/assets/import-file-*.js', async (route) => route[await promise]())
    await page.goto('/templates')
    await page.getByLabel('File to import').setInputFiles(corpusFile('cv-en.pdf'))
    await expect(page.getByRole('button', { name: 'Start with your resume' })).toBeDisabled()
    return { end: () => resolve('continue'), fail: () => resolve('abort') }
  }
  const choose = (page: Page, index: number) =>
    page.getByRole('button', { name: EDITOR_LABELS.en.use }).nth(index).click()
  const selected = (page: Page) => page.getByRole('button', { name: /^Selected/ })
  const resumes = (page: Page) => page.getByRole('region', { name: 'Your resumes' }).getByRole('listitem')

  test('opens the chosen template when the import ends @long', async ({ page }) => {
    const reading = await importing(page)
    await choose(page, 0)
    await expect(page.locator('li.faro-toast').getByText('We’re still reading your resume')).toBeVisible()
    await choose(page, 3)
    await expect(selected(page)).toHaveCount(1)
    await expect(selected(page)).toHaveAttribute('aria-busy', 'true')
    const name = (await selected(page).innerText()).replace(/^Selected\s*:\s*/, '')
    await expect(page).toHaveURL(/\/templates$/)
    reading.end()
    await page.getByRole('button', { name: 'Skip review' }).click()
    await expect(page.getByLabel(EDITOR_LABELS.en.name)).toHaveValue('Chloë Saint-Clair')
    await expect(page.getByText(`Template: ${name}`)).toBeVisible()
    await page.goto('/templates')
    await expect(resumes(page)).toHaveCount(1)
  })

  test('opens nothing when the import fails', { tag: '@long' }, async ({ page }) => {
    const reading = await importing(page)
    await choose(page, 0)
    reading.fail()
    await expect(page.locator('li.faro-toast').getByText('We couldn’t import the file')).toBeVisible()
    await expect(selected(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Start with your resume' })).toBeEnabled()
    await expect(page).toHaveURL(/\/templates$/)
    await expect(resumes(page)).toHaveCount(0)
  })

  test('does not navigate after the person left, and lists the draft', { tag: '@long' }, async ({ page }) => {
    const reading = await importing(page)
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    reading.end()
    await expect(page.locator('li.faro-toast').getByText('You’ll find this resume with your others')).toBeVisible()
    await expect(page).toHaveURL(/\/settings$/)
    await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click()
    await expect(resumes(page)).toHaveText(/Chloë Saint-Clair/)
  })
})
