import type { Page } from '@playwright/test'
import { chooseTemplate, EDITOR_LABELS, waitForSaved } from '../support/editor.ts'
import { blockWrites, readNewestDraft } from '../support/indexed-db.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

const openDraft = async (page: Page) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  return page.url()
}

test('two tabs on one draft: 200 interleaved edits of two fields, nothing lost', { tag: '@long' }, async ({
  context,
}) => {
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
  await expect
    .poll(async () => (await readNewestDraft(a))?.personalInfo)
    .toMatchObject({ fullName: letters, phone: digits })
  await expect(a.getByLabel('Phone')).toHaveValue(digits)
  await expect(b.getByLabel(words.name)).toHaveValue(letters)
})

test('two tabs rewriting the same words keep both texts, and the person chooses', async ({ context }) => {
  const a = await context.newPage()
  const address = await openDraft(a)
  await a.getByLabel(words.name).fill('Ana')
  await waitForSaved(a)
  const b = await context.newPage()
  await b.goto(address)
  await expect(b.getByLabel(words.name)).toHaveValue('Ana')
  // At the same time: neither tab sees the other's edit before it writes.
  const elsewhere = await context.newPage()
  await elsewhere.goto('/robots.txt')
  const letGo = await blockWrites(elsewhere, { database: 'faro-device', store: 'drafts' })
  await a.getByLabel(words.name).fill('Julia')
  await b.getByLabel(words.name).fill('Pedro')
  await letGo()
  await expect(a.getByText('You changed the same text in two tabs.')).toBeVisible()
  await expect(b.getByText('You changed the same text in two tabs.')).toBeVisible()
  await expect(a.getByText('Julia').or(a.getByText('Pedro')).first()).toBeVisible()
  await a.getByRole('button', { name: 'Use the other version' }).click()
  await expect(b.getByText('You changed the same text in two tabs.')).toHaveCount(0)
  const names = () => Promise.all([a, b].map((tab) => tab.getByLabel(words.name).inputValue()))
  await expect.poll(async () => new Set(await names()).size).toBe(1)
})

test('a save that another page keeps waiting is reported until it ends', { tag: '@long' }, async ({ context }) => {
  const page = await context.newPage()
  await openDraft(page)
  const elsewhere = await context.newPage()
  await elsewhere.goto('/robots.txt')
  const letGo = await blockWrites(elsewhere, { database: 'faro-device', store: 'drafts' })
  await page.getByLabel(words.name).fill('Ana')
  const banner = page.getByText('Your browser isn’t finishing a save')
  await expect(banner).toBeVisible({ timeout: 15_000 })
  await letGo()
  await expect(banner).toHaveCount(0)
  await waitForSaved(page)
})

test('pages that close while they read and write leave the next one able to write', {
  tag: ['@long', '@engines'],
}, async ({ context }) => {
  for (let n = 0; n < 6; n++) {
    const page = await context.newPage()
    await openDraft(page)
    await page.getByLabel(words.name).fill(`Ana ${n}`)
    await page.reload()
    await expect(page.getByLabel(words.name)).toHaveValue(`Ana ${n}`)
    await page.close()
  }
})

test('text typed just before the page closes is there after reopening', async ({ page }) => {
  await openDraft(page)
  await page.getByLabel(words.name).pressSequentially('Inés Carballo', { delay: 5 })
  await page.reload()
  await expect(page.getByLabel(words.name)).toHaveValue('Inés Carballo')
})

test('a page killed right after “saved” has lost nothing', async ({ context }) => {
  const page = await context.newPage()
  const address = await openDraft(page)
  await page.getByLabel(words.name).fill('Inés Carballo')
  await waitForSaved(page)
  const devtools = await context.newCDPSession(page)
  const gone = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await gone
  const next = await context.newPage()
  await next.goto(address)
  await expect(next.getByLabel(words.name)).toHaveValue('Inés Carballo')
})

test('the reason is shown while the browser asks for persistent storage', { tag: '@long' }, async ({ context }) => {
  const page = await context.newPage()
  // Chromium decides by itself; this is what a page sees in Firefox, which asks the person.
  await page.addInitScript(() => {
    const question = new Promise<boolean>((answer) => addEventListener('said-yes', () => answer(true)))
    StorageManager.prototype.persisted = async () => false
    StorageManager.prototype.persist = () => question
  })
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  const reason = page.getByText('Your browser will ask if Faro can store data on this device')
  await expect(reason).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('said-yes')))
  await expect(reason).toHaveCount(0)
})

test('without IndexedDB the editor works in memory, shows a notice and offers a copy', { tag: '@long' }, async ({
  context,
}) => {
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
  await expect(page.getByText('Your browser doesn’t let Faro save on this device')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a copy' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test('when the quota is exceeded, the stored text stays, the new one stays in the tab, and a notice shows', {
  tag: '@long',
}, async ({ context, baseURL }) => {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize: 5_000_000 })
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await waitForSaved(page)
  // The browser caches its quota for up to 30 s.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize: 1_000 })
  const banner = page.getByText('There is no space left on this device')
  const summary = page.getByRole('textbox', { name: 'Professional summary' })
  await expect(async () => {
    await summary.fill(`${Math.random()} ${'palabra '.repeat(2_400)}`)
    await expect(banner).toBeVisible({ timeout: 700 })
  }).toPass({ intervals: [0] })
  await expect(page.getByText('Not saved: no storage space left')).toBeVisible()
  expect((await readNewestDraft(page))?.personalInfo.fullName).toBe('Ana')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(banner).toBeVisible()
  // Every three seconds the save is tried again without the button, so it is clicked while there is no space.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL })
  await waitForSaved(page)
  await expect(banner).toHaveCount(0)
})

test('site data cleared while a resume is open: a notice shows, and the resume is stored again', {
  tag: '@long',
}, async ({ context, baseURL }) => {
  const page = await context.newPage()
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await waitForSaved(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'indexeddb' })
  await page.getByLabel('Phone').fill('600')
  await expect(page.getByText('This site’s data was cleared while you were using it')).toBeVisible()
  await expect
    .poll(async () => (await readNewestDraft(page))?.personalInfo)
    .toMatchObject({ fullName: 'Ana', phone: '600' })
})

/** Acts as a later release: opens the visitor's database at a higher version and migrates its rows. */
const migrate = (page: Page, version: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('faro-device', wanted)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('later')
          const rows = opening.transaction?.objectStore('drafts').openCursor()
          if (!rows) return
          rows.onsuccess = () => {
            rows.result?.update({ ...rows.result.value, later: true })
            rows.result?.continue()
          }
        }
        opening.onsuccess = () => {
          opening.result.close()
          done()
        }
        opening.onerror = () => fail(opening.error)
      }),
    version,
  )

test('a later release migrates while an old tab is open: its text is stored, it asks for a reload and continues', {
  tag: '@long',
}, async ({ context }) => {
  const page = await context.newPage()
  await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await page.getByLabel('Phone').fill('600 111 222')
  await waitForSaved(page)
  const before = await readNewestDraft(page)
  const newer = await context.newPage()
  await newer.goto('/privacy')
  await page.getByLabel(words.name).fill('Ana Núñez')
  await migrate(newer, 1_000)

  await expect(page.getByText('A newer version of Faro is open in another tab')).toBeVisible()
  expect(await readNewestDraft(newer)).toEqual({
    ...before,
    personalInfo: { ...before?.personalInfo, fullName: 'Ana Núñez' },
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('A newer version of Faro is open in another tab')).toHaveCount(0)
  await expect(page.getByLabel(words.name)).toHaveValue('Ana Núñez')
  await page.getByLabel(words.name).fill('Ana Núñez Ibáñez')
  await expect.poll(async () => (await readNewestDraft(newer))?.personalInfo.fullName).toBe('Ana Núñez Ibáñez')
})

test('while an old tab blocks the database, the new one shows a notice and opens when that tab is closed', {
  tag: '@long',
}, async ({ context }) => {
  const old = await context.newPage()
  await old.goto('/privacy')
  await old.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('faro-device', 5)
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result })
          done()
        }
      }),
  )
  const page = await context.newPage()
  await page.goto('/templates')
  await expect(page.getByText('Close your other Faro tabs')).toBeVisible()
  await old.close()
  await expect(page.getByText('Close your other Faro tabs')).toHaveCount(0)
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await expect.poll(async () => (await readNewestDraft(page))?.personalInfo.fullName).toBe('Ana')
})

test('a draft of a newer schema is read-only', { tag: '@long' }, async ({ context }) => {
  const page = await context.newPage()
  const address = await openDraft(page)
  await page.getByLabel(words.name).fill('Ana')
  await waitForSaved(page)
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
  await expect(page.getByText('You can view this resume, but you can’t edit it')).toBeVisible()
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
  await expect(page.getByLabel(words.name)).toBeDisabled()
})
