import { signInAs } from '../support/account.ts'
import {
  chooseTemplate,
  downloadResume,
  EDITOR_LABELS,
  fillResume,
  waitForPreview,
  waitForSaved,
} from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

test('drafts sync between two devices, and their edits are merged', async ({ browser, baseURL }) => {
  const options = { baseURL, locale: 'en-US' }
  const laptop = await (await browser.newContext(options)).newPage()
  const phone = await (await browser.newContext(options)).newPage()
  await signInAs(laptop, 'Marina')
  await signInAs(phone, 'Marina')

  await laptop.goto('/templates')
  const stored = laptop.waitForResponse(
    (r) => r.url().includes('/api/drafts/') && Boolean(r.request().postData()?.includes('Marina Costa')),
  )
  await chooseTemplate(laptop, words)
  await laptop.getByLabel(words.name).fill('Marina Costa')
  await waitForSaved(laptop)
  expect((await stored).ok()).toBe(true)

  await phone.goto('/templates')
  await phone.getByRole('link', { name: /^Resume/ }).click()
  await expect(phone.getByLabel('Phone')).toBeVisible()
  await phone.getByLabel('Phone').fill('600 111 222')
  await expect(phone.getByLabel(words.name)).toHaveValue('Marina Costa')
  await laptop.getByLabel(words.email).fill('marina@example.com')
  await expect
    .poll(
      async () => {
        await laptop.evaluate(() => dispatchEvent(new Event('online')))
        return laptop.getByLabel('Phone').inputValue()
      },
      { intervals: [1_000] },
    )
    .toBe('600 111 222')
  await expect(laptop.getByLabel(words.email)).toHaveValue('marina@example.com')
})

test('edits made during a sync are synced afterwards', { tag: '@long' }, async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'Lenta')
  await page.goto('/templates')
  await chooseTemplate(page, words)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/drafts/*', async (route) => {
    if (route.request().postData()?.includes('Lenta Uno')) await held
    await route.continue()
  })
  const write = async (name: string) => {
    await page.getByLabel(words.name).fill(name)
    await waitForSaved(page)
    await page.clock.runFor(5_000)
  }
  const first = page.waitForRequest((request) => Boolean(request.postData()?.includes('Lenta Uno')))
  await write('Lenta Uno')
  await first
  const second = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('Lenta Dos')))
  await write('Lenta Dos')
  release()
  expect((await second).ok()).toBe(true)
})

test('a download by a signed-in person is saved in the account', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Nadia')
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await fillResume(page, words)
  await waitForPreview(page)
  const recorded = page.waitForResponse((r) => r.url().endsWith('/generate'))
  await downloadResume(page, words)
  expect((await recorded).status()).toBe(200)
  expect(await (await recorded).json()).toMatchObject({ analyzedResumeId: expect.any(String) })
})

test('after signing out, the drafts of that person cannot be opened by URL or Back', { tag: '@long' }, async ({
  page,
}) => {
  await signInAs(page, 'Olga')
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Olga Secreta')
  await waitForSaved(page)
  const address = page.url()
  await page.evaluate(async () => {
    await fetch('/api/auth/sign-out', { method: 'POST' })
    localStorage.removeItem('faro.account')
    dispatchEvent(new StorageEvent('storage', { key: 'faro.account' }))
  })
  await expect(page.getByText('Olga Secreta')).toHaveCount(0)
  await expect(page.getByText('This resume isn’t on this device')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(other.getByText('This resume isn’t on this device')).toBeVisible()
  await other.goto('/templates')
  await expect(other.getByRole('button', { name: words.use }).first()).toBeVisible()
  await expect(other.getByText('Olga')).toHaveCount(0)
  await other.goBack()
  await expect(other.getByText('This resume isn’t on this device')).toBeVisible()
})
