import type { Page, Route } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { chooseAccount, setPreferences, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

// Responses are delayed or replaced here: the service worker must not intercept the requests.

const refusal = (code: string, status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: { code, message: code, requestId: 'test' } } })

const open = async (page: Page, name: string) => {
  await signInAs(page, name)
  await page.goto('/analyzer')
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible()
}

const choose = (page: Page) => page.getByLabel('Resume as a PDF or Word file').setInputFiles(corpusFile('cv-en.pdf'))
const submit = (page: Page) => page.getByRole('button', { name: 'Analyze with AI' }).click()
const toast = (page: Page, title: string, text: string) =>
  expect(page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: text })).toBeVisible()

test.describe('file selection', () => {
  test('rejects anything but one PDF under 10 MB, with the reason', { tag: '@long' }, async ({ page }) => {
    await open(page, 'Rechazo')
    const input = page.getByLabel('Resume as a PDF or Word file')
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await toast(page, 'Invalid file type', 'Only PDF files are accepted')
    await expect(page.getByText('Only PDF files are allowed')).toBeVisible()

    const large = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
    await input.setInputFiles(large)
    await toast(page, 'File too large', 'File must be smaller than 10MB')
  })

  test('the drop zone shows whether a drag is accepted', { tag: '@long' }, async ({ page }) => {
    await open(page, 'Arrastre')
    const zone = page.locator('[data-drag]')
    const drag = (files: readonly { name: string; type: string }[], event: string) =>
      zone.evaluate(
        (element, { files, event }) => {
          const data = new DataTransfer()
          for (const { name, type } of files) data.items.add(new File(['%PDF-1.4'], name, { type }))
          element.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data }))
        },
        { files, event },
      )
    const pdf = { name: 'a.pdf', type: 'application/pdf' }

    await expect(zone).toHaveAttribute('data-drag', 'idle')
    await drag([pdf], 'dragenter')
    await expect(zone).toHaveAttribute('data-drag', 'accept')
    await drag([pdf], 'dragleave')
    await expect(zone).toHaveAttribute('data-drag', 'idle')
    await drag([{ name: 'a.png', type: 'image/png' }], 'dragenter')
    await expect(zone).toHaveAttribute('data-drag', 'reject')
    await expect(zone.getByText('Only PDF files are allowed')).toBeVisible()
    await drag([], 'dragleave')
    await drag([], 'dragenter')
    await expect(zone).toHaveAttribute('data-drag', 'active')
    await drag([], 'dragleave')
    await drag([pdf, pdf], 'drop')
    await toast(page, 'File rejected', 'Please select a valid PDF file under 10MB')
    await drag([pdf], 'drop')
    await expect(page.getByText('a.pdf')).toBeVisible()
  })

  test('a selected file can be removed', { tag: '@long' }, async ({ page }) => {
    await open(page, 'Quitar')
    await choose(page)
    await expect(page.getByText(/^0\.11 MB$/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove cv-en.pdf' }).click()
    await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Analyze with AI' })).toBeDisabled()
  })
})

test.describe('during an analysis', () => {
  test('the overlay names the stage and traps the focus; cancelling does not count the analysis', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/resumes/*/analyze', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue().catch(() => {})
    })
    await open(page, 'Cancelar')
    await choose(page)
    await submit(page)

    const overlay = page.getByRole('dialog', { name: 'Analyzing your resume…' })
    await expect(overlay).toBeVisible()
    await expect(overlay.locator('[aria-current="step"]')).toContainText('Checking your resume against our rules')
    await expect(overlay.getByRole('listitem').filter({ hasText: 'Reading your resume on this device' })).toContainText(
      'done',
    )
    await expect(overlay.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)

    const given = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await page.keyboard.press('Escape')
    expect((await given).ok()).toBe(true)
    release()
    await expect(overlay).toBeHidden()
    await expect(page.getByText('cv-en.pdf').first()).toBeVisible()
    const usage = await page.request.get('/api/user/analysis-usage')
    expect((await usage.json()).count).toBe(0)
  })

  test('a failure shows a toast and keeps the input', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/resumes/upload', refusal('internal', 500))
    await open(page, 'Fallo')
    await choose(page)
    await submit(page)
    await toast(page, 'Error', 'Error processing resume. Please try again.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('cv-en.pdf')).toBeVisible()

    await page.unroute('**/api/resumes/upload')
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  })

  test('an analysis that another page started is polled every 2 seconds', { tag: '@long' }, async ({ page }) => {
    await signInAs(page, 'Sondeo')
    let asked = 0
    await page.route('**/api/resumes/abc?*', (route) => {
      asked++
      const stage = asked < 3 ? 'rules' : 'failed'
      return route.fulfill({
        json: {
          id: 'abc',
          fileName: 'cv.pdf',
          createdAt: 1,
          overallScore: null,
          analysisResults: null,
          stage,
          error: stage === 'failed' ? 'provider-unavailable' : null,
        },
      })
    })
    await page.goto('/analyzer?cv=abc')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('The analysis didn’t finish')).toBeVisible()
    const [first = 0, second = 0] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/resumes/abc?'))
        .map(({ startTime }) => startTime),
    )
    expect(second - first).toBeGreaterThan(1_900)
    await expect(page.getByRole('button', { name: 'Analyze now' })).toBeVisible()
    await expectAccessible(page)
  })

  test('an expired session shows a toast and keeps the input', async ({ page }) => {
    await open(page, 'Caducada')
    await choose(page)
    await page.context().clearCookies()
    await submit(page)
    await toast(page, 'Your session has ended', 'Sign in again. Your work is still here.')
    await expect(page.getByRole('heading', { name: 'Sign in to analyze your resume' })).toBeVisible()
  })

  test('a limit reached in the meantime shows a toast and the limit card', { tag: '@long' }, async ({ page }) => {
    await open(page, 'Justo')
    await page.route('**/api/resumes/*/analyze', refusal('limit-reached', 402))
    const over = { count: 3, limit: 3, plan: 'free', resetsAt: Date.UTC(2026, 11, 1) }
    await page.route('**/api/user/analysis-usage', (route) => route.fulfill({ json: over }))
    await choose(page)
    await submit(page)
    await toast(page, 'Limit Reached', "You've reached the analysis limit for your plan.")
    await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
  })
})

test('an analysis that does not exist is reported, also when its screen loads after the answer', {
  tag: '@long',
}, async ({ page }) => {
  await signInAs(page, 'Borrado')
  const answered = page.waitForResponse('**/api/resumes/none?*')
  await page.route('**/assets/results-screen-*.js', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/analyzer?cv=none')
  await expect(page.getByText('We can’t show this analysis')).toBeVisible()
})

test('a failed report clears the busy state and shows the error', { tag: '@long' }, async ({ page }) => {
  await open(page, 'Informe')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/fonts/pdf/*.ttf', async (route) => {
    await held
    await route.abort()
  })
  await choose(page)
  await submit(page)
  const button = page.getByRole('button', { name: 'Download report' })
  await button.click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  release()
  await expect(page.getByRole('alert')).toContainText('We couldn’t download the report.')
  await expect(button).toBeEnabled()

  await page.unroute('**/fonts/pdf/*.ttf')
  const download = page.waitForEvent('download')
  await button.click()
  await download
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the form stays while the server cannot tell whose session it is, and a retry asks again', {
  tag: '@long',
}, async ({ page }) => {
  await signInAs(page, 'Fallo')
  let asked = 0
  await page.route('**/api/user', (route) => {
    asked += 1
    return refusal('internal', 500)(route)
  })
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), advice: { model: 'test' } } })
  })
  await page.goto('/analyzer')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const text = page.getByRole('textbox', { name: 'Resume text' })
  await text.pressSequentially('Ana Pérez')
  await expect(page.getByRole('button', { name: 'See what we’ll send' })).toBeVisible()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Ana Pérez')
  expect(asked).toBe(1)

  await page.unroute('**/api/user')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Fallo’s account' })).toBeVisible()
  await expect(text).toHaveValue('Ana Pérez')
})

test('a failed sign-in shows a toast with a retry', { tag: '@long' }, async ({ page }) => {
  await setPreferences(page, { language: 'es' })
  await page.route('**/api/auth/sync', refusal('internal', 500))
  await page.goto('/analyzer')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Iniciar sesión con Google' }).click()
  await chooseAccount((await popup).locator('[data-account="ana@example.com"]'))
  await toast(page, 'Error de autenticación', 'No se pudo iniciar sesión. Inténtalo de nuevo.')
  await expect(page.getByRole('heading', { name: 'Inicia sesión para analizar tu currículum' })).toBeVisible()
})

test('signing out clears cached data and shows a toast', { tag: '@long' }, async ({ page }) => {
  await open(page, 'Salida')
  await page.getByRole('button', { name: 'Salida’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await toast(page, 'Signed Out', 'You have successfully signed out.')
  await expect(page.getByRole('heading', { name: 'Sign in to analyze your resume' })).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('where popups are blocked, the sign-in uses a redirect', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/analyzer')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.locator('[data-account="ana@example.com"]').click()
  await expect(page).toHaveURL(/\/analyzer$/)
  await expect(page.getByText('You have successfully authenticated with Google.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible()
})

for (const [width, language, theme] of [
  [320, 'es', 'dark'],
  [1280, 'en', 'light'],
] as const) {
  for (const path of ['/analyzer', '/analyzer?demo=1', '/settings']) {
    test(`${path} has no overflow at ${width} px, ${language}, ${theme}`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await setPreferences(page, { language, theme })
      await signInAs(page, `Ancho${width}`)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.includes('demo')) await expect(page.getByRole('article')).toHaveCount(4)
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    })
  }
}
