import type { Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { chooseAccount, openAccountChooser, setPreferences, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { waitForHydration } from '../support/hydration.ts'
import { expect, test } from '../support/test.ts'

const es = { button: 'Analizar con IA', results: 'Tus resultados', drop: 'Currículum en PDF o Word' }
const en = { button: 'Analyze with AI', results: 'Your results', drop: 'Resume as a PDF or Word file' }

const chooseFile = async (page: Page, name: string, label: string) => {
  await page.getByLabel(label).setInputFiles(corpusFile(name))
}

/** Creates an analysis of pasted text through the API. */
const analyseByApi = async (page: Page, name: string) => {
  const text = `${name}\n${name}@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built 12 reports in SQL.`
  const upload = await page.request.post('/api/resumes/upload', { multipart: { text, fileName: name } })
  const { resumeId }: { resumeId: string } = await upload.json()
  await page.request.post(`/api/resumes/${resumeId}/analyze`)
}

const analyse = async (page: Page, name: string, words = en) => {
  await page.goto('/analyzer')
  await chooseFile(page, name, words.drop)
  await page.getByRole('button', { name: words.button }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.results })).toBeVisible()
}

test('what a visitor scored on the device is in the form after the sign-in', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByLabel('Your resume as a PDF or Word file').setInputFiles(corpusFile('cv-en.pdf'))
  await page.getByRole('link', { name: 'Back to the analyzer' }).click()
  const chooser = await openAccountChooser(page, page.getByRole('button', { name: 'Sign in with Google' }))
  await chooser.locator('#name').fill('Visitación Paz')
  await chooser.locator('#email').fill('visitacion@example.com')
  await chooseAccount(chooser.locator('#continue'))
  await page.getByRole('button', { name: en.button }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.results })).toBeVisible()
  await page.getByRole('link', { name: 'New analysis' }).first().click()
  await expect(page.getByLabel(en.drop)).toHaveCount(1)
})

test('a visitor signs in by popup, drops a CV, sees its score, downloads the report and opens the templates', async ({
  page,
}) => {
  await setPreferences(page, { language: 'es' })
  await page.goto('/analyzer')
  const signIn = page.getByRole('button', { name: 'Iniciar sesión con Google' })
  await expect(page.getByRole('heading', { name: 'Inicia sesión para analizar tu currículum' })).toBeVisible()
  await expectAccessible(page)

  const popup = page.waitForEvent('popup')
  await signIn.click()
  const chooser = await popup
  await chooser.locator('#name').fill('Begoña Yáñez')
  await chooser.locator('#email').fill('begona@example.com')
  await chooseAccount(chooser.locator('#continue'))
  const welcome = page.locator('li.faro-toast').filter({ hasText: 'Has iniciado sesión con Google.' })
  await expect(welcome.filter({ has: page.getByText('¡Te damos la bienvenida!', { exact: true }) })).toBeVisible()

  await chooseFile(page, 'cv-es.pdf', es.drop)
  await expect(page.getByText('cv-es.pdf')).toBeVisible()
  await expect(page.getByText('0,04 MB')).toBeVisible()
  await expect(page.getByText(/Hemos leído 1 página/)).toBeVisible()
  await page.getByRole('button', { name: es.button }).click()

  await expect(page.getByRole('heading', { level: 1, name: es.results })).toBeVisible()
  const gauge = page.getByRole('img', {
    name: /Puntuación general: \d+ sobre 100\. (Excelente|Bueno|Necesita mejoras)\./,
  })
  await expect(gauge).toBeVisible()
  await expect(gauge.locator('circle').nth(1)).toHaveAttribute('stroke-dasharray', '314')
  for (const name of ['Contenido', 'Palabras clave', 'Formato', 'ATS']) {
    const card = page.getByRole('article', { name })
    await expect(card).toContainText(/\d+%/)
  }
  await expect(page.getByRole('heading', { name: 'Fortalezas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Áreas de mejora' })).toBeVisible()
  await expectAccessible(page)

  const id = new URL(page.url()).searchParams.get('cv')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Reporte' }).click()
  expect((await download).suggestedFilename()).toBe(`reporte-analisis-cv-${id}.pdf`)

  await page.getByRole('button', { name: 'Optimizar con Plantillas' }).click()
  await expect(page).toHaveURL(/\/templates\?draft=/)
  await expect(page.getByText('Begoña Yáñez Echegaray').first()).toBeVisible()
})

test.describe('signed in', () => {
  test('results survive a reload, follow the language and appear in the history', async ({ page }) => {
    await signInAs(page, 'Historia')
    await analyse(page, 'cv-en.pdf')
    const score = await page.getByRole('img', { name: /Overall score/ }).getAttribute('aria-label')

    await page.reload()
    await expect(page.getByRole('img', { name: score ?? '' })).toBeVisible()
    await page.getByText('ES', { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: es.results })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Palabras clave' })).toBeVisible()

    await page.getByRole('link', { name: 'Nuevo análisis' }).click()
    const past = page.getByRole('list', { name: 'Tus análisis' })
    await expect(past.getByRole('link', { name: /cv-en\.pdf/ })).toBeVisible()
    await expect(page.getByText('Este mes te quedan 2 de 3 análisis, incluido este.')).toBeVisible()

    await past.getByRole('button', { name: 'Eliminar «cv-en.pdf»' }).click()
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(past).toHaveCount(0)
    await expect(page.getByText('Todavía no hay análisis.')).toBeVisible()
  })

  test('results compare with the previous analysis, and evidence links to its line in the ATS view', {
    tag: '@long',
  }, async ({ page }) => {
    await signInAs(page, 'Libro')
    await analyseByApi(page, 'cv-en.pdf')
    await analyse(page, 'cv-en.pdf')
    await expect(page.getByRole('button', { name: /Show in resume/ }).first()).toBeVisible()
    await expect(page.getByText(/^Last time:/)).toHaveCount(0)
    await analyse(page, 'cv-en.pdf')
    await expect(page.getByText(/^Last time: \d+\./)).toBeVisible()
    const place = page.getByRole('button', { name: /Show in resume/ }).first()
    await place.click()
    const lit = page.getByRole('button', { pressed: true })
    await expect(lit).toBeFocused()
    await expect(lit).toBeInViewport()
  })

  test('pasted text is analyzed; a text that is too short shows an error at the field', { tag: '@long' }, async ({
    page,
  }) => {
    await signInAs(page, 'Texto')
    await page.goto('/analyzer')
    const button = page.getByRole('button', { name: en.button })
    await expect(button).toBeDisabled()
    await page.getByRole('tab', { name: 'Paste text' }).click()
    const text = page.getByRole('textbox', { name: 'Resume text' })
    await text.fill('   ')
    await expect(button).toBeDisabled()
    await text.fill('Too short')
    await button.click()
    await expect(text).toHaveAttribute('aria-invalid', 'true')
    await expect(text).toHaveAccessibleDescription(/Resume text must be at least 50 characters/)
    await expectAccessible(page)

    await text.fill('Ana Pérez\nana@example.com\n\nExperience\nAcme, Analyst, 2020-2024\nBuilt 12 reports in SQL.\n')
    await button.click()
    await expect(page.getByRole('heading', { level: 1, name: en.results })).toBeVisible()
    await expect(page.getByText('Pasted text').first()).toBeVisible()
    await expect(page.getByText(/checks? didn’t apply/)).toBeVisible()
  })

  test('the limit card replaces the form and links to the plans', { tag: '@long' }, async ({ page }) => {
    await signInAs(page, 'Limite')
    for (let n = 0; n < 3; n++) await analyseByApi(page, `cv-${n}`)
    await page.goto('/analyzer')
    await expect(page.getByRole('heading', { name: 'Limit Reached' })).toBeVisible()
    await expect(page.getByText("You've reached the analysis limit for your plan.")).toBeVisible()
    await expect(page.getByRole('definition').nth(0)).toHaveText('3')
    await expect(page.getByRole('definition').nth(2)).toHaveText('Free')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Upgrade Plan' }).click()
    await expect(page).toHaveURL(/\/subscribe$/)
  })

  test('a scanned CV is detected before it is sent, with alternatives', { tag: '@long' }, async ({ page }) => {
    await signInAs(page, 'Escaneada')
    await page.goto('/analyzer')
    await chooseFile(page, 'cv-scanned.pdf', en.drop)
    await expect(page.getByText(/The file contains only images/)).toBeVisible()
    await page.getByRole('button', { name: 'Paste the text instead' }).click()
    await expect(page.getByRole('textbox', { name: 'Resume text' })).toBeVisible()
  })

  test('a job ad is compared with the CV', { tag: '@long' }, async ({ page }) => {
    await signInAs(page, 'Oferta')
    await page.goto('/analyzer')
    await chooseFile(page, 'cv-en.pdf', en.drop)
    await page.getByText('Compare with a job ad').click()
    await page
      .getByRole('textbox', { name: 'Job ad text' })
      .fill('Requirements: Kubernetes, Mailchimp, Google Analytics. Nice to have: Python.')
    await page.getByRole('button', { name: en.button }).click()
    await expect(page.getByRole('heading', { name: 'How your resume matches the job ad' })).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Kubernetes' })
    await expect(row).toContainText('Not found')
    await expect(page.getByLabel(/Job match: \d+ out of 100/)).toHaveCount(2)
    await page.getByRole('button', { name: /^Mailchimp *\. *Show where it is/ }).click()
    const line = page.getByRole('button', { pressed: true })
    await expect(line).toContainText('Mailchimp')
    await expect(line).toBeInViewport()
    await row.getByRole('button', { name: /Show where to add it/ }).click()
    const pinned = page.getByRole('region', { name: 'Issue', exact: true })
    await expect(pinned.getByRole('heading', { name: 'Kubernetes' })).toBeVisible()
    await expect(page.getByLabel('Technical skills')).toBeFocused()
    await page.getByLabel('Technical skills').press('End')
    await page.keyboard.type(', Kubernetes')
    await expect(pinned).toContainText('Your resume now covers this requirement.')
  })
})

test('the demo needs no account and makes no API call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Watch Live Demo' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live demo' })).toBeVisible()
  const gauge = page.getByRole('img', { name: /Overall score: \d+ out of 100/ })
  await expect(gauge).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What an ATS reads' })).toBeVisible()
  await expect(page.getByText('Lucía Ferrer Ibáñez').first()).toBeVisible()
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  expect((await report).suggestedFilename()).toBe('reporte-analisis-cv.pdf')
  expect(calls).toEqual([])
  await expectAccessible(page)
})

test('suggested changes are accepted one by one and applied to a draft', { tag: '@long' }, async ({ page }) => {
  await page.goto('/analyzer?demo=1')
  const suggest = page.getByRole('button', { name: 'Suggest changes' })
  await suggest.click()
  await expect(page.getByRole('radio', { name: 'Accept' }).first()).toBeChecked()
  const open = page.getByRole('button', { name: /Open in the editor with \d+ changes?/ })
  const all = await open.innerText()
  await page.getByText('Reject', { exact: true }).first().click()
  await expect(open).not.toHaveText(all)
  await open.click()
  await expect(page).toHaveURL(/\/templates\?draft=/)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
})
