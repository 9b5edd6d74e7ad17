import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftResponse } from '#shared/api-schema/drafts.ts'
import { ownDesignResponse, ownDesignsResponse } from '#shared/api-schema/own-designs.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { createBoxFamily, createSavedDesign } from '../utils/files/own-faces.ts'
import { setPlan, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { EDITOR_LABELS, openPanel } from './support/editor.ts'
import { expect, test } from './support/test.ts'

const FONTS = join(import.meta.dirname, '../../node_modules/@expo-google-fonts')
const LORA = {
  name: 'lora.ttf',
  mimeType: 'font/ttf',
  buffer: readFileSync(join(FONTS, 'lora/400Regular/Lora_400Regular.ttf')),
}
const BROKEN = { ...LORA, buffer: LORA.buffer.subarray(0, 20_000) }
const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><script>window.stolen = 1</script>' +
      '<rect width="120" height="40" fill="#7a1f5c" onload="window.stolen = 1"/><circle cx="20" cy="20" r="12" fill="#fff"/></svg>',
  ),
}

const DOCUMENT = {
  schemaVersion: 2,
  id: 'branded',
  language: 'en',
  personalInfo: { fullName: 'Nerea Solana', email: 'nerea@example.com' },
  summary: { en: 'Glazier with twelve years of workshop and site.' },
  styling: { template: 'clara' },
}

const DESIGN = createSavedDesign('5'.repeat(32), { name: 'Vidrios Solana', text: createBoxFamily() })

test('a design is made, checked, saved, exported and imported', { tag: '@long' }, async ({ page, server }) => {
  const { id } = await signInAs(page, `Studio${crypto.randomUUID().slice(0, 8)}`)
  await setPlan(server, id, 'professional')
  await page.goto('/studio')
  await expect(page.getByText('New designs are included in the Premium plan')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New design' }).click()
  await expect(page.getByRole('button', { name: 'Check and save' })).toBeDisabled()

  await setPlan(server, id, 'enterprise')
  await page.goto('/studio')
  await page.getByLabel('Start from').selectOption('toledo')
  await page.getByRole('button', { name: 'New design' }).click()
  await page.getByLabel('Design name').fill('Vidrios Solana')
  await expect(page.getByRole('img', { name: /^Page 1/ })).toBeVisible()
  await page.getByText('Headings', { exact: true }).click()
  await page.getByLabel('Heading style').selectOption('bar')
  await page.getByRole('tab', { name: 'Brand' }).click()
  await page.getByLabel('Text color').fill('#cfcfcf')
  await expect(page.getByText(/^Contrast on white is .*\. Aim for at least 4\.5:1/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByRole('alert')).toContainText('hard to read')
  await page.getByLabel('Text color').fill('#201a20')
  await page.getByLabel('Main color', { exact: true }).fill('#7a1f5c')

  await page.getByLabel(/^My license lets me embed/).check()
  const fonts = page.locator('input[accept^=".ttf"]').first()
  await fonts.setInputFiles(BROKEN)
  await expect(page.getByText(/^We can’t read this font/)).toBeVisible()
  await fonts.setInputFiles(LORA)
  await expect(page.getByText('Lora · Regular')).toBeVisible()
  await page.locator('input[accept^=".png"]').setInputFiles(LOGO)
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined()
  const footer = page.getByRole('textbox', { name: 'Footer' })
  await footer.fill('Vidrios Solana, Reinosa')
  await footer.press('ControlOrMeta+z')
  await expect(footer).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove logo' })).toHaveCount(0)
  await footer.press('ControlOrMeta+Shift+z')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
  await expect(footer).toHaveValue('Vidrios Solana, Reinosa')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('Design saved').first()).toBeVisible()

  const [summary] = ownDesignsResponse.parse(await (await page.request.get('/api/designs')).json())
  const stored = ownDesignResponse.parse(await (await page.request.get(`/api/designs/${summary?.id}`)).json())
  expect(stored.design.brand).toMatchObject({
    name: 'Vidrios Solana',
    footer: 'Vidrios Solana, Reinosa',
    text: { name: 'Lora' },
    logo: { place: 'header' },
  })
  expect(stored.design.design).toMatchObject({ base: 'toledo', axes: { heading: { kind: 'bar' } } })

  // The file of a design opens as a design of its own.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'All designs' }).click()
  await expect(page.getByText('Saved on')).toBeVisible()
  await page.locator('input[accept^=".json"]').setInputFiles(file)
  await expect(page.getByLabel('Design name')).toHaveValue('Vidrios Solana')
  await page.getByRole('button', { name: 'All designs' }).click()
})

test('a design is put on a resume, offline too, and stays after the plan', { tag: '@long' }, async ({
  page,
  context,
  server,
}) => {
  const { id } = await signInAs(page, `Branded${crypto.randomUUID().slice(0, 8)}`)
  await setPlan(server, id, 'enterprise')
  const put = await page.request.put(`/api/designs/${DESIGN.id}`, { data: { baseVersion: 0, design: DESIGN } })
  expect(put.status()).toBe(200)
  const saved = await page.request.put('/api/drafts/branded', {
    data: { name: 'Glazier', baseVersion: 0, document: DOCUMENT },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/templates')
  await expect(page.getByText('Glazier').first()).toBeVisible()
  await setPlan(server, id, 'free', 'free')
  await page.goto('/templates?draft=branded')
  await openPanel(page, EDITOR_LABELS.en, 'design')
  const brand = page.getByRole('combobox', { name: 'Brand' })
  await expect(brand.getByRole('option', { name: 'Vidrios Solana' })).toBeAttached()
  await context.setOffline(true)
  await brand.selectOption({ label: 'Vidrios Solana' })
  await expect(page.getByRole('checkbox', { name: 'Use the brand’s fonts' })).toBeChecked()
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Template:/ }).click()
  const strip = page.getByRole('group', { name: 'Template', exact: true })
  await strip.getByRole('radio', { name: 'Vidrios Solana' }).check({ force: true })
  await expect
    .poll(async () => {
      const draft = draftResponse.parse(await (await page.request.get('/api/drafts/branded')).json())
      return migrateDocument(draft.document).styling
    })
    .toMatchObject({ template: `own-${DESIGN.id}`, brand: { id: DESIGN.id }, design: { base: 'toledo' } })

  // What was made stays after the plan: it is changed and saved; a new one asks for the plan.
  await page.goto(`/studio?design=${DESIGN.id}`)
  await page.getByLabel('Design name').fill('Solana')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('Design saved').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Design name').fill('Solana Vidrios')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByRole('button', { name: 'Check and save' })).toBeDisabled()
  await context.setOffline(false)
  await expect
    .poll(async () => ownDesignsResponse.parse(await (await page.request.get('/api/designs')).json()))
    .toMatchObject([{ name: 'Solana Vidrios' }])
  await page.getByRole('button', { name: 'All designs' }).click()
  await expect(page.getByText('You can still use, change and export the designs you have.')).toBeVisible()
})

test('the studio fits a phone and says what visitors can do @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/studio')
  await expect(page.getByText('Sign in to save your designs')).toBeVisible()
  await page.getByRole('button', { name: 'New brand' }).click()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Page', exact: true }).check({ force: true })
  await expect(page.getByRole('img', { name: /^Page 1/ })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
