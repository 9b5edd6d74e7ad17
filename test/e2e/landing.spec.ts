import type { Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { waitForHydration } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  es: {
    title: 'Tu currículum, visto con otros ojos',
    nav: ['Analizar currículum', 'Plantillas', 'Precios', 'Ajustes'],
    points: ['Análisis gratuito', 'Sin registro', 'Resultados al instante'],
    rating: 'de más de 10.000 usuarios',
    score: '4,9/5',
    stars: '5 de 5',
    initials: /^Iniciales de /,
    steps: ['Sube tu currículum', 'Obtén tu análisis', 'Mejóralo y descárgalo'],
  },
  en: {
    title: 'Your resume, seen in a better light',
    nav: ['Analyze CV', 'Templates', 'Pricing', 'Settings'],
    points: ['Free analysis', 'No registration', 'Instant results'],
    rating: 'from over 10,000 users',
    score: '4.9/5',
    stars: '5 out of 5',
    initials: /^Initials of /,
    steps: ['Upload your resume', 'Get your analysis', 'Improve and download it'],
  },
} as const

const LOOKS = {
  es: [
    ['light', 320],
    ['dark', 1280],
  ],
  en: [
    ['light', 1280],
    ['dark', 320],
  ],
} as const

const troubles = (page: Page): string[] => {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

for (const language of ['es', 'en'] as const) {
  const words = WORDS[language]
  test.describe(`the landing page in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-MX' : 'en-US' })

    test('describes the product in the browser’s language', async ({ page }) => {
      const seen = troubles(page)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const point of words.points) await expect(page.getByText(point, { exact: true })).toBeVisible()
      await expect(page.getByText('85', { exact: true })).toBeVisible()
      await expect(page.getByText(words.rating)).toHaveCount(1)
      for (const step of words.steps) await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: words.stars })).toHaveCount(3)
      await expect(page.getByRole('img', { name: words.initials })).toHaveCount(3)
      await expect(page.getByText(words.score, { exact: true })).toBeVisible()
      for (const price of ['$8', '$14', '$20']) {
        await expect(page.locator('#pricing').getByText(price, { exact: true })).toBeVisible()
      }
      await waitForHydration(page)
      expect(seen).toEqual([])
    })

    // Every screen in every combination: `npm run test:stress -- screens`.
    for (const [scheme, width] of LOOKS[language]) {
      test(`is accessible in ${scheme} at ${width} px, as are the text pages`, { tag: '@long' }, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        for (const path of ['/', '/cookies', '/no-such-page']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await noSidewaysScroll(page)
          await expectAccessible(page)
        }
      })
    }
  })
}

test('shows the landing page when React cannot be loaded, and reloads once', { tag: '@long' }, async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/vendor-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.title)
  await expect.poll(() => loads).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
  await page.goto('/settings')
  await expect(page.getByText('We couldn’t load Faro.')).toBeVisible()
})

test('makes no API request on a visitor’s landing page', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('links to the right screens', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation').first()
  const targets = ['/analyzer', '/templates', '/settings', '/settings']
  for (const [index, name] of WORDS.en.nav.entries()) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', targets[index] ?? '')
  }
  for (const link of await page.locator('#pricing').getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/subscribe')
  }
  await expect(page.getByRole('link', { name: 'Start Now Free' })).toHaveAttribute('href', '/analyzer')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Analyze Resume' })).toHaveAttribute('href', '/analyzer')
  await expect(footer.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/templates')
  await expect(footer.getByRole('link', { name: 'Faro' })).toHaveAttribute('href', '/')
  await expect(footer.getByText('2024')).toBeVisible()
})

test('opens the plans from a pricing button with its plan selected', async ({ page }) => {
  await page.goto('/#pricing')
  await waitForHydration(page)
  await page.locator('#pricing').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ plan: 'professional', trial: true })
})

test('switches the language at once, in every part of the page, and stores it', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('group', { name: 'Language' }).getByText('ES').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.es.webmanifest')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad')
})

test('ignores an unsupported stored language', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.title)
})

test('scores a CV that is dropped on the landing page, and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByLabel('Your resume as a PDF or Word file').setInputFiles(corpusFile('cv-en.pdf'))
  await expect(page.getByRole('img', { name: /Overall score: \d+ out of 100/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scored on this device')
  expect(sent).toEqual([])
})

test('has a landing page in each language, which follows a change of the language', async ({ page }) => {
  const seen = troubles(page)
  await page.goto('/es/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.title)
  await waitForHydration(page)
  await page.getByRole('banner').getByText('EN', { exact: true }).click()
  await expect(page).toHaveURL(/\/en\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.title)
  expect(seen).toEqual([])
})

test('parts of the landing page without controls stay as they came, until their code loads in view', {
  tag: '@long',
}, async ({ page }) => {
  const seen = troubles(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await waitForHydration(page)
  const tour = page.locator('#tour h2')
  const headings = await tour.count()
  await tour.first().evaluate((heading) => heading.setAttribute('data-kept', ''))
  const loadsSections = () => scripts.some((url) => url.includes('/assets/sections-'))
  // The messages of the screens are loaded and shown.
  const loaded = page.waitForResponse(/analyzer-page/)
  await page.getByRole('link', { name: 'Analyze CV' }).first().hover()
  await loaded
  await page.waitForLoadState('networkidle')
  expect(loadsSections()).toBe(false)
  await expect(page.locator('#tour h2[data-kept]')).toHaveCount(1)
  await tour.last().scrollIntoViewIfNeeded()
  await expect.poll(loadsSections).toBe(true)
  await expect(tour).toHaveCount(headings)
  await expect(page.locator('#tour h2[data-kept]')).toHaveCount(1)
  expect(seen).toEqual([])
})
