import type { BrowserContext, Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { signInAs } from '../../e2e/support/account.ts'
import { CARDS, fillCard, PAYMENT_LABELS } from '../../e2e/support/payments.ts'

export type Language = 'es' | 'en'

export interface ScreenContext {
  readonly page: Page
  readonly browserContext: BrowserContext
  readonly language: Language
  /** Signs in with a new account. */
  signIn(): Promise<void>
}

export const openPath = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

export const label = (es: string | RegExp, en: string | RegExp) => ({ es, en })
export const press = (
  { page, language }: ScreenContext,
  name: Record<Language, string | RegExp>,
  role: 'button' | 'tab' = 'button',
) => page.getByRole(role, { name: name[language] }).first().click()

export const LABELS = {
  drop: label('Currículum en PDF o Word', 'Resume as a PDF or Word file'),
  analyze: label('Analizar con IA', 'Analyze with AI'),
  paste: label('Pegar texto', 'Paste text'),
  start: label('Empezar con tu currículum', 'Start with your resume'),
  sample: label('Abrir un ejemplo', 'Open a sample'),
  use: label(/^Usar plantilla/, /^Use Template/),
}

export const chooseCv = ({ page, language }: ScreenContext) =>
  page.getByLabel(LABELS.drop[language]).setInputFiles(corpusFile(`cv-${language}.pdf`))

export const waitForResults = (page: Page) => page.getByRole('article').nth(3).waitFor({ timeout: 60_000 })

export const analyzeCv = async (context: ScreenContext) => {
  await context.signIn()
  await openPath(context.page, '/analyzer')
  await chooseCv(context)
  await press(context, LABELS.analyze)
  await waitForResults(context.page)
  await context.page.waitForLoadState('networkidle')
}

export const analyzeByApi = async (page: Page, fileName: string) => {
  const text = `${fileName}\nana@example.com\nExperience\nAcme, Analyst, 2020 to 2024. Built 12 reports in SQL.`
  const upload = await page.request.post('/api/resumes/upload', { multipart: { text, fileName } })
  const { resumeId }: { resumeId: string } = await upload.json()
  await page.request.post(`/api/resumes/${resumeId}/analyze`)
}

export const openEditor = async (context: ScreenContext) => {
  const { page, language } = context
  await openPath(page, '/templates')
  await press(context, LABELS.start)
  await page.getByRole('menuitem', { name: LABELS.sample[language] }).click()
  await page.waitForURL(/draft=/)
  await press(context, LABELS.use)
  await page.locator('[data-editor-bar]').waitFor()
  // In a one-column layout the preview is beside the screen and rendered on demand.
  await page.waitForFunction(() => {
    const preview = document.querySelector('[data-testid="preview"]')
    if (!preview?.checkVisibility() || preview.getBoundingClientRect().left >= innerWidth) return true
    return preview.getAttribute('data-drawings') !== '0'
  })
  await page.waitForTimeout(1_000)
}

export const openEditorTab = (index: number) => async (context: ScreenContext) => {
  await openEditor(context)
  const tab = context.page.getByRole('tab').nth(index)
  if (!(await tab.isVisible())) await press(context, label('Secciones', 'Sections'))
  await tab.click()
}

export const openPayment = async (context: ScreenContext) => {
  await context.signIn()
  await openPath(context.page, '/subscribe')
  await context.page
    .getByRole('button', { name: PAYMENT_LABELS[context.language].plans.professional, exact: true })
    .click()
  await context.page.getByLabel(PAYMENT_LABELS[context.language].number).waitFor()
}

export const pay = async (context: ScreenContext) => {
  await openPayment(context)
  await fillCard(context.page, context.language, CARDS.good)
  await context.page.getByRole('button', { name: PAYMENT_LABELS[context.language].subscribe }).click()
  await context.page
    .getByRole('heading', {
      level: 1,
      name: PAYMENT_LABELS[context.language].congratulation(PAYMENT_LABELS[context.language].plans.professional),
    })
    .waitFor()
}

export const openSubscribedSettings = async (context: ScreenContext) => {
  await pay(context)
  await openPath(context.page, '/settings')
  await context.page.getByRole('button', { name: PAYMENT_LABELS[context.language].current }).waitFor()
}

let accountCount = 0
/** Signs the page in with an account that no other screen uses. */
export const createSignIn = (page: Page) => async (): Promise<void> => {
  accountCount += 1
  await signInAs(page, `Marina${process.pid}x${accountCount}`)
}
