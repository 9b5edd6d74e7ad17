import { expect, type Locator, type Page } from '@playwright/test'
import { queryRows } from '../../utils/servers/query-database.ts'
import type { Server } from './server.ts'

export interface Account {
  readonly id: string
  readonly googleId: string
  readonly email: string
}

/**
 * Signs a page in through the identity fake, without its popup: session cookie and the account id in localStorage.
 * `url` is the server's origin where the page has no base URL; `sub` is the id of the account at the identity fake.
 */
export const signInAs = async (page: Page, name: string, url = '', sub = `sub-${name}`): Promise<Account> => {
  const email = `${name.toLowerCase()}@example.com`
  const claims = { sub, email, name, email_verified: true }
  const idp = await page.request.post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
    data: {
      postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    },
  })
  const { idToken, localId }: { idToken: string; localId: string } = await idp.json()
  const sync = await page.request.post(`${url}/api/auth/sync`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { googleId: localId, email, name },
  })
  const { id }: { id: string } = await sync.json()
  await page.addInitScript((account) => localStorage.setItem('faro.account', account), id)
  return { id, googleId: localId, email }
}

/** Gives an account a plan without a payment. */
export const setPlan = ({ databaseFile }: Server, id: string, plan: string, status = 'active') =>
  queryRows(
    databaseFile,
    `UPDATE users SET subscription_plan = '${plan}', subscription_status = '${status}' WHERE id = '${id}'`,
  )

/**
 * Presses a sign-in button once the sign-in is loaded, and returns the account chooser that opens. Before, Safari blocks
 * the window, because it no longer belongs to the press, and the page signs in by redirect.
 */
export const openAccountChooser = async (page: Page, button: Locator): Promise<Page> => {
  const countReady = () => performance.getEntriesByName('sign-in-ready').length
  await expect.poll(() => page.evaluate(countReady)).toBeGreaterThan(0)
  const popup = page.waitForEvent('popup')
  await button.click()
  return popup
}

/**
 * Presses a button of the account chooser. The SDK closes the window at once, and a click of Playwright rejects when its
 * window closes before the browser has answered: here the press comes after the answer.
 */
export const chooseAccount = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()))

/** Stores language and theme before the page loads. */
export const setPreferences = async (
  page: Page,
  settings: { language?: 'es' | 'en'; theme?: 'light' | 'dark' },
): Promise<void> => {
  await page.addInitScript((wanted) => {
    for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value)
  }, settings)
}
