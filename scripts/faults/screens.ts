// Walks every screen as a visitor and signed in, es/en, light/dark, at 1280, 768 and 320 px: pictures into
// test-results/screens, axe, the console, sideways scrolling, words of the other language.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { startServer } from '../../web/e2e/support/server.ts'
import { finish, note } from '../lib/fault.ts'

const OUT = join(import.meta.dirname, '../../test-results/screens')
const PATHS = [
  '/',
  '/analyzer',
  '/analyzer?demo=1',
  '/templates',
  '/subscribe',
  '/payment-success',
  '/dashboard',
  '/settings',
  '/privacy',
  '/terms',
  '/cookies',
  '/no-such-page',
]
const WIDTHS = [1280, 768, 320]
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Words that a text of the other language can hardly do without. */
const FOREIGN = {
  en: ['para', 'los', 'las', 'una', 'tu', 'tus', 'cómo', 'está', 'puedes', 'sin'],
  es: ['the', 'and', 'your', 'with', 'you', 'this', 'from', 'are', 'have', 'what'],
} as const
/** More than this many of them on a screen is not a name or a title any more. */
const TOLERATED = 2

interface Walk {
  readonly language: 'es' | 'en'
  readonly theme: 'light' | 'dark'
  readonly signedIn: boolean
}

const signIn = async (context: BrowserContext, url: string): Promise<void> => {
  const claims = { sub: 'walker', email: 'walker@example.com', name: 'Walker', email_verified: true }
  const idp = await context.request.post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
    data: {
      postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    },
  })
  const { idToken, localId }: { idToken: string; localId: string } = await idp.json()
  const sync = await context.request.post(`${url}/api/auth/sync`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { googleId: localId, email: claims.email, name: claims.name },
  })
  const { id }: { id: string } = await sync.json()
  await context.addInitScript((account) => localStorage.setItem('faro.account', account), id)
}

const foreignWords = async (page: Page, language: Walk['language']): Promise<string[]> => {
  const text = await page.evaluate((own) => {
    const copy = document.body.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const other of copy.querySelectorAll(`[lang]:not([lang="${own}"]), template, script`)) other.remove()
    return copy.innerText
  }, language)
  const words = new Set(text.toLowerCase().match(/[\p{L}]+/gu) ?? [])
  const found = FOREIGN[language].filter((word) => words.has(word))
  return found.length > TOLERATED ? found : []
}

const look = async (page: Page, width: number, name: string, language: Walk['language']): Promise<string[]> => {
  await page.setViewportSize({ width, height: 800 })
  await page.screenshot({ path: join(OUT, `${name}-${width}.png`), fullPage: true })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze()
  return [
    ...(wide > 0 ? [`${width} px: ${wide} px too wide`] : []),
    ...violations.map(({ id, nodes }) => `${width} px: ${id} at ${nodes[0]?.target.join(' ')}`),
    ...(await foreignWords(page, language)).map((word) => `"${word}"`),
  ]
}

const walk = async (browser: Browser, url: string, { language, theme, signedIn }: Walk): Promise<void> => {
  const context = await browser.newContext({
    locale: language === 'es' ? 'es-MX' : 'en-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (signedIn) await signIn(context, url)
  for (const path of PATHS) {
    const name = [path.replace(/\W+/g, '') || 'home', language, theme, ...(signedIn ? ['signed-in'] : [])].join('-')
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS) troubles.push(...(await look(page, width, name, language)))
    note(name, troubles.length === 0, troubles.length === 0 ? 'clean' : [...new Set(troubles)].join('; '))
    await page.close()
  }
  await context.close()
}

await mkdir(OUT, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
for (const signedIn of [false, true])
  for (const language of ['es', 'en'] as const)
    for (const theme of ['light', 'dark'] as const) await walk(browser, server.url, { language, theme, signedIn })
await browser.close()
await server.dispose()
finish()
