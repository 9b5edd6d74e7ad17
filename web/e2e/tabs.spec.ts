import type { Page } from '@playwright/test'
import { chooseTemplate, saved, WORDS } from './editor-steps.ts'
import { expect, test } from './support/test.ts'

const words = WORDS.en

const openDraft = async (page: Page) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  return page.url()
}

/** The newest draft as it lies in the database. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ personalInfo: { fullName: string; phone: string; email: string } } | undefined>((done, fail) => {
        const opening = indexedDB.open('faro-device')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const all = db.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            db.close()
            done(all.result.sort((a, b) => b.updatedAt - a.updatedAt)[0]?.document)
          }
        }
      }),
  )

test('two tabs on one draft: 200 interleaved edits of two fields, nothing lost', { tag: '@long' }, async ({
  context,
}) => {
  test.setTimeout(120_000)
  const a = await context.newPage()
  const address = await openDraft(a)
  const b = await context.newPage()
  await b.goto(address)
  const name = a.getByLabel(words.name)
  const phone = b.getByLabel('Phone')
  await phone.waitFor()
  const letters = Array.from({ length: 100 }, (_, n) => String.fromCharCode(97 + (n % 26))).join('')
  const digits = Array.from({ length: 100 }, (_, n) => String(n % 10)).join('')
  await name.focus()
  await phone.focus()
  for (let n = 0; n < 100; n += 4)
    await Promise.all([a.keyboard.type(letters.slice(n, n + 4)), b.keyboard.type(digits.slice(n, n + 4))])
  await expect.poll(async () => (await stored(a))?.personalInfo).toMatchObject({ fullName: letters, phone: digits })
  await expect(a.getByLabel('Phone')).toHaveValue(digits)
  await expect(b.getByLabel(words.name)).toHaveValue(letters)
})

test('two tabs rewriting the same words keep both, and a person chooses', async ({ context }) => {
  const a = await context.newPage()
  const address = await openDraft(a)
  await a.getByLabel(words.name).fill('Ana')
  await saved(a)
  const b = await context.newPage()
  await b.goto(address)
  await expect(b.getByLabel(words.name)).toHaveValue('Ana')
  // At one moment for both, before either can hear of the other.
  const moment = Date.now() + 1_500
  const rewrite = (page: Page, text: string) =>
    page.getByLabel(words.name).evaluate(
      (field: HTMLInputElement, [value, at]: [string, number]) => {
        setTimeout(() => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }, at - Date.now())
      },
      [text, moment] as [string, number],
    )
  await Promise.all([rewrite(a, 'Julia'), rewrite(b, 'Pedro')])
  await expect(a.getByText('Two tabs changed the same words.')).toBeVisible()
  await expect(b.getByText('Two tabs changed the same words.')).toBeVisible()
  await expect(a.getByText('Julia').or(a.getByText('Pedro')).first()).toBeVisible()
  await a.getByRole('button', { name: 'Use the other' }).click()
  await expect(b.getByText('Two tabs changed the same words.')).toHaveCount(0)
  await expect.poll(() => a.getByLabel(words.name).inputValue()).toBe(await b.getByLabel(words.name).inputValue())
})

test('what was typed just before the page goes is there when it comes back', async ({ page }) => {
  await openDraft(page)
  await page.getByLabel(words.name).pressSequentially('Inés Carballo', { delay: 5 })
  await page.reload()
  await expect(page.getByLabel(words.name)).toHaveValue('Inés Carballo')
})

test('a page that is killed 400 ms after typing has lost nothing', async ({ context }) => {
  const page = await context.newPage()
  const address = await openDraft(page)
  await page.getByLabel(words.name).fill('Inés Carballo')
  await page.waitForTimeout(400)
  const devtools = await context.newCDPSession(page)
  const gone = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await gone
  const next = await context.newPage()
  await next.goto(address)
  await expect(next.getByLabel(words.name)).toHaveValue('Inés Carballo')
})

test('with no IndexedDB it works in memory, says so and offers a copy', { tag: '@long' }, async ({ context }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await expect(page.getByText('Your browser does not let Faro save on this device')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a copy' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test('when the space runs out the old text stays, the new one is kept in the tab, and it says so', {
  tag: '@long',
}, async ({ context, baseURL }) => {
  const page = await context.newPage()
  test.setTimeout(120_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize: 5_000_000 })
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await saved(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize: 1_000 })
  const banner = page.getByText('There is no space left on this device')
  await expect(async () => {
    await page.getByLabel('Professional summary', { exact: true }).fill(`${Math.random()} ${'palabra '.repeat(2_400)}`)
    await expect(banner).toBeVisible({ timeout: 700 })
  }).toPass({ timeout: 80_000, intervals: [0] })
  await expect(page.getByText('Not saved, because there is no space left')).toBeVisible()
  expect((await stored(page))?.personalInfo.fullName).toBe('Ana')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL })
  await saved(page)
  await expect(banner).toHaveCount(0)
})

test('site data cleared while it is open: noticed, and the open resume is put back', { tag: '@long' }, async ({
  context,
  baseURL,
}) => {
  const page = await context.newPage()
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await saved(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'indexeddb' })
  await page.getByLabel('Phone').fill('600')
  await expect(page.getByText('The data of this site was cleared while it was open')).toBeVisible()
  await expect.poll(async () => (await stored(page))?.personalInfo).toMatchObject({ fullName: 'Ana', phone: '600' })
})

test('a newer tab that upgrades the database makes the old one ask for a reload, with its text saved', {
  tag: '@long',
}, async ({ context }) => {
  const page = await context.newPage()
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  const newer = await context.newPage()
  await newer.goto('/')
  await newer.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('faro-device', 1_000)
        opening.onsuccess = () => {
          opening.result.close()
          done()
        }
        opening.onerror = () => fail(opening.error)
      }),
  )
  await expect(page.getByText('A newer version of Faro is open in another tab')).toBeVisible()
  expect((await storedByAnyVersion(newer))?.personalInfo.fullName).toBe('Ana')
})

const storedByAnyVersion = stored

test('a draft of a newer schema is shown and not edited', { tag: '@long' }, async ({ context }) => {
  const page = await context.newPage()
  const address = await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await saved(page)
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('faro-device')
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          const all = store.getAll()
          all.onsuccess = () => {
            for (const row of all.result) store.put({ ...row, document: { ...row.document, schemaVersion: 99 } })
            store.transaction.oncomplete = () => {
              opening.result.close()
              done()
            }
          }
        }
      }),
  )
  await page.goto(address)
  await expect(page.getByText('This resume can be read, not edited')).toBeVisible()
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
  await expect(page.getByLabel(words.name)).toBeDisabled()
})
