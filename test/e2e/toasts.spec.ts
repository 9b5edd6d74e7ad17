import type { Page } from '@playwright/test'
import { setPreferences, signInAs } from './support/account.ts'
import { waitForAnimations } from './support/animations.ts'
import { chooseTemplate, EDITOR_LABELS, waitForPreview } from './support/editor.ts'
import { waitForHydration } from './support/hydration.ts'
import { PAYMENT_LABELS, subscribe } from './support/payments.ts'
import { expect, test } from './support/test.ts'

// Toasts of failures that a browser has to cause first. Other toasts are tested with their screens.
const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x', requestId: 'test' } } }),
  )

const toasts = (page: Page) => page.locator('li.faro-toast')
const says = async (page: Page, title: string, text: string) => {
  // One assertion for everything: the toast disappears after five seconds.
  const said = toasts(page).filter({ hasText: text })
  await expect(said.filter({ has: page.getByText(title, { exact: true }) })).toBeVisible()
  expect(await toasts(page).count()).toBeLessThanOrEqual(1)
}

const TEXTS = {
  es: {
    account: (name: string) => `Cuenta de ${name}`,
    signOut: 'Cerrar sesión',
    notSignedOut: 'No se pudo cerrar sesión.',
    generate: 'Error al generar el currículum. Inténtalo de nuevo.',
    download: 'Error al descargar el PDF. Inténtalo de nuevo.',
    failed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
    unprepared: 'No hemos podido preparar tu suscripción',
  },
  en: {
    account: (name: string) => `${name}’s account`,
    signOut: 'Sign out',
    notSignedOut: 'Could not sign out.',
    generate: 'Could not generate the resume. Please try again.',
    download: 'Could not download the PDF. Please try again.',
    failed: 'Something went wrong on our side. Try again in a moment.',
    unprepared: 'We couldn’t prepare your subscription',
  },
} as const

for (const language of ['es', 'en'] as const) {
  const texts = TEXTS[language]
  const say = PAYMENT_LABELS[language]
  const words = EDITOR_LABELS[language]

  test.describe(`failures in ${language}`, () => {
    test.beforeEach(({ page }) => setPreferences(page, { language }))

    test('reports a failed sign-out and stays signed in', { tag: '@long' }, async ({ page }) => {
      const name = `Queda${language}`
      await signInAs(page, name)
      await page.goto('/privacy')
      await refuse(page, '**/api/auth/sign-out')
      await page.getByRole('button', { name: texts.account(name) }).click()
      await page.getByRole('menuitem', { name: texts.signOut }).click()
      await says(page, 'Error', texts.notSignedOut)
    })

    test('reports a resume that cannot be rendered and one that cannot be saved', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/templates')
      await chooseTemplate(page, words)
      await page.getByLabel(words.name).fill('Ana')
      await page.getByLabel(words.email).fill('ana@example.com')
      await waitForPreview(page)
      await page.evaluate(() => {
        URL.createObjectURL = () => {
          throw new Error('no space')
        }
      })
      await page.getByRole('button', { name: words.generate }).click()
      await says(page, 'Error', texts.download)

      await page.evaluate(() => {
        Worker.prototype.postMessage = () => {
          throw new Error('no worker')
        }
      })
      await page.getByRole('button', { name: words.generate }).click()
      await says(page, 'Error', texts.generate)
    })

    test('reports a subscription that cannot be created, charges nothing, and retries', { tag: '@long' }, async ({
      page,
    }) => {
      await signInAs(page, `Prepara${language}`)
      await page.goto('/subscribe')
      await refuse(page, '**/api/create-subscription')
      await page.getByRole('button', { name: say.plans.basic, exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: texts.unprepared })).toContainText(texts.failed)
      await page.unroute('**/api/create-subscription')
      await page.getByRole('button', { name: say.retry }).click()
      await expect(page.getByLabel(say.number)).toBeVisible()
    })

    test('keeps plan and badge after a failed change or cancellation', { tag: '@long' }, async ({ page }) => {
      await subscribe(page, language, 'professional')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.congratulation(say.plans.professional))
      await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible()
      await page.goto('/settings')
      await refuse(page, '**/api/subscription/cancel')
      await page.getByRole('button', { name: say.cancel }).click()
      await page.getByRole('button', { name: say.reallyCancel }).click()
      await says(page, 'Error', texts.failed)
      await expect(page.getByRole('button', { name: say.cancel })).toBeVisible()

      await refuse(page, '**/api/subscription/change-plan')
      await page.getByRole('button', { name: say.change, exact: true }).last().click()
      await page.getByRole('dialog').getByRole('button', { name: say.changeNow }).click()
      await says(page, 'Error', texts.failed)
      await page.unroute('**/api/subscription/change-plan')
      await page.getByRole('dialog').getByRole('button', { name: say.changeNow }).click()
      await expect(page.getByText(say.updated, { exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByText('PREMIUM', { exact: true })).toBeVisible()
    })
  })
}

test('places a toast above the bottom bar and the safe area of a phone', async ({ page }) => {
  const phone = await page.context().newCDPSession(page)
  const edge = async (bottom: number) =>
    void (await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } }))
  const words = EDITOR_LABELS.en
  const generate = page.getByRole('button', { name: words.generate })
  const bar = page.locator(':has(> button[type="submit"])').last()
  const gap = async () => {
    const [toast, foot] = await Promise.all([toasts(page).boundingBox(), bar.boundingBox()])
    return (foot?.y ?? 740) - ((toast?.y ?? 740) + (toast?.height ?? 0))
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana')
  await page.getByLabel(words.email).fill('ana@example.com')
  await generate.click()
  await says(page, 'Success!', words.done)
  for (const inset of [0, 34]) {
    await edge(inset)
    await expect.poll(() => gap()).toBe(16)
    await generate.click({ trial: true })
  }
})

test('dismisses a toast that is swiped right past 50 px, not before', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Contact us for a custom enterprise plan' }).click()
  const toast = toasts(page)
  const swipe = async (px: number) => {
    await waitForAnimations(page)
    const box = await toast.boundingBox()
    if (!box) throw new Error('there is no toast')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + px / 2, y, { steps: 4 })
    await page.mouse.move(x + px, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast).toHaveCount(1)
  await swipe(80)
  await expect(toast).toHaveCount(0)
})

test('opens a tooltip after 700 ms, and the next one at once', { tag: '@long' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/templates')
  await chooseTemplate(page, EDITOR_LABELS.en)
  const button = (name: string) => page.getByRole('button', { name })
  const places = await Promise.all(['Version history', 'Keyboard shortcuts'].map((name) => button(name).boundingBox()))
  const point = async (index: number) => {
    const place = places[index]
    // The first pointer move only leaves the previous element.
    for (const step of [14, 16, 18]) await page.mouse.move((place?.x ?? 0) + step, (place?.y ?? 0) + step)
  }
  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  await point(0)
  await page.clock.runFor(699)
  await expect(button('Version history')).toHaveAttribute('data-state', 'closed')
  await page.clock.runFor(1)
  await expect(button('Version history')).toHaveAttribute('data-state', 'delayed-open')
  await point(1)
  await expect(button('Keyboard shortcuts')).toHaveAttribute('data-state', 'instant-open')
})
