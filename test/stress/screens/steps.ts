import type { BrowserContext, Page } from '@playwright/test'
import { signInAs } from '../../e2e/support/account.ts'
import { fixture } from '../../e2e/support/files.ts'
import { CARDS, fillCard, SAY } from '../../e2e/support/payments.ts'

export type Language = 'es' | 'en'

export interface Stage {
  readonly page: Page
  readonly context: BrowserContext
  readonly language: Language
  /** Signs in as somebody nobody else is. */
  person(): Promise<void>
}

export const arrive = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The button, tab or menu item whose words these are, in the language of the stage. */
export const say = (es: string | RegExp, en: string | RegExp) => ({ es, en })
export const press = (
  { page, language }: Stage,
  name: Record<Language, string | RegExp>,
  role: 'button' | 'tab' = 'button',
) => page.getByRole(role, { name: name[language] }).first().click()

export const W = {
  drop: say('CV en un archivo PDF', 'CV as a PDF file'),
  analyze: say('Analizar con IA', 'Analyze with AI'),
  paste: say('Pegar texto', 'Paste text'),
  start: say('Empezar desde tu CV', 'Start from your CV'),
  sample: say('Abrir un ejemplo', 'Open a sample'),
  preview: say('Vista previa', 'Preview'),
  use: say(/^Usar plantilla/, /^Use Template/),
}

export const chooseCv = ({ page, language }: Stage) =>
  page.getByLabel(W.drop[language]).setInputFiles(fixture(`cv-${language}.pdf`))

export const results = (page: Page) => page.getByRole('article').nth(3).waitFor({ timeout: 60_000 })

export const analyse = async (stage: Stage) => {
  await stage.person()
  await arrive(stage.page, '/analyzer')
  await chooseCv(stage)
  await press(stage, W.analyze)
  await results(stage.page)
  await stage.page.waitForLoadState('networkidle')
}

export const analyseByApi = async (page: Page, fileName: string) => {
  const text = `${fileName}\nana@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built 12 reports in SQL.`
  const upload = await page.request.post('/api/resumes/upload', { multipart: { text, fileName } })
  const { resumeId }: { resumeId: string } = await upload.json()
  await page.request.post(`/api/resumes/${resumeId}/analyze`)
}

export const edit = async (stage: Stage) => {
  const { page, language } = stage
  await arrive(page, '/templates')
  await press(stage, W.start)
  await page.getByRole('menuitem', { name: W.sample[language] }).click()
  await page.waitForURL(/draft=/)
  await press(stage, W.use)
  await page.getByRole('tab').nth(1).waitFor()
  // Where there is room for one column alone, the preview is drawn when it is asked for.
  await page.waitForFunction(() => {
    const preview = document.querySelector('[data-testid="preview"]')
    return !preview?.checkVisibility() || preview.getAttribute('data-drawings') !== '0'
  })
  await page.waitForTimeout(1_000)
}

export const editorTab = (index: number) => async (stage: Stage) => {
  await edit(stage)
  await stage.page.getByRole('tab').nth(index).click()
}

/** Where form and preview take turns, the score and what belongs to it stand beside the preview. */
export const showPreview = async ({ page, language }: Stage) => {
  const turn = page.getByRole('radio', { name: W.preview[language] })
  if (await turn.isVisible()) await turn.check({ force: true })
}

export const openPayment = async (stage: Stage) => {
  await stage.person()
  await arrive(stage.page, '/subscribe')
  await stage.page.getByRole('button', { name: SAY[stage.language].plans.professional, exact: true }).click()
  await stage.page.getByLabel(SAY[stage.language].number).waitFor()
}

export const pay = async (stage: Stage) => {
  await openPayment(stage)
  await fillCard(stage.page, stage.language, CARDS.good)
  await stage.page.getByRole('button', { name: SAY[stage.language].subscribe }).click()
  await stage.page
    .getByRole('heading', {
      level: 1,
      name: SAY[stage.language].congratulation(SAY[stage.language].plans.professional),
    })
    .waitFor()
}

export const subscribed = async (stage: Stage) => {
  await pay(stage)
  await arrive(stage.page, '/settings')
  await stage.page.getByRole('button', { name: SAY[stage.language].current }).waitFor()
}

let people = 0
/** Signs the page in as somebody whose account nobody else of the walk has. */
export const newPerson = (page: Page) => async (): Promise<void> => {
  people += 1
  await signInAs(page, `Marina${process.pid}x${people}`)
}
