import { CARDS, fillCard, PAYMENT_LABELS } from '../../e2e/support/payments.ts'
import {
  analyzeByApi,
  analyzeCv,
  chooseCv,
  LABELS,
  label,
  openEditor,
  openEditorTab,
  openPath,
  openPayment,
  openSubscribedSettings,
  pay,
  press,
  type ScreenContext,
  waitForResults,
} from './actions.ts'

/** A screen in one of its states; `open` brings a new page there. */
export interface ScreenState {
  readonly name: string
  readonly open: (context: ScreenContext) => Promise<void>
  /** The state is an open dialog. */
  readonly modal?: true
}

const PATHS = {
  home: '/',
  analyzer: '/analyzer',
  templates: '/templates',
  subscribe: '/subscribe',
  'payment-success': '/payment-success',
  dashboard: '/dashboard',
  settings: '/settings',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  'not-found': '/no-such-page',
} as const

const ROUTES: readonly ScreenState[] = Object.entries(PATHS).flatMap(([name, path]): ScreenState[] => [
  { name, open: ({ page }) => openPath(page, path) },
  {
    name: `${name}-signed-in`,
    open: async ({ page, signIn }) => {
      await signIn()
      await openPath(page, path)
    },
  },
])

const ANALYZER: readonly ScreenState[] = [
  {
    name: 'analyzer-demo',
    open: async ({ page }) => {
      await openPath(page, '/analyzer?demo=1')
      await waitForResults(page)
    },
  },
  {
    name: 'analyzer-file',
    open: async (context) => {
      await context.signIn()
      await openPath(context.page, '/analyzer')
      await chooseCv(context)
      await context.page.getByText(context.language === 'es' ? /Hemos leído / : /We read /).waitFor()
    },
  },
  {
    name: 'analyzer-text',
    open: async (context) => {
      await context.signIn()
      await openPath(context.page, '/analyzer')
      await press(context, LABELS.paste, 'tab')
      await context.page.getByRole('tabpanel').getByRole('textbox').first().fill('Corto / short')
      await press(context, LABELS.analyze)
    },
  },
  {
    name: 'analyzer-overlay',
    modal: true,
    open: async (context) => {
      await context.signIn()
      await context.page.route('**/api/resumes/*/analyze', () => new Promise(() => undefined))
      await openPath(context.page, '/analyzer')
      await chooseCv(context)
      await press(context, LABELS.analyze)
      await context.page.getByRole('dialog').locator('[aria-current="step"]').waitFor()
    },
  },
  { name: 'analyzer-results', open: analyzeCv },
  {
    name: 'analyzer-history',
    open: async (context) => {
      await context.signIn()
      for (const name of ['CV Marina 2026.pdf', 'cv.pdf']) await analyzeByApi(context.page, name)
      await openPath(context.page, '/analyzer')
    },
  },
  {
    name: 'analyzer-limit',
    open: async (context) => {
      await context.signIn()
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await analyzeByApi(context.page, name)
      await openPath(context.page, '/analyzer')
    },
  },
  {
    name: 'analyzer-gone',
    open: async (context) => {
      await context.signIn()
      await openPath(context.page, '/analyzer?cv=none')
      await context.page.getByText(/No podemos mostrar|We can’t show/).waitFor()
    },
  },
  {
    name: 'analyzer-offline',
    open: async (context) => {
      await context.signIn()
      await openPath(context.page, '/analyzer')
      await chooseCv(context)
      await context.page.getByText(context.language === 'es' ? /Hemos leído / : /We read /).waitFor()
      await context.browserContext.setOffline(true)
    },
  },
]

const EDITOR: readonly ScreenState[] = [
  { name: 'editor-personal', open: openEditor },
  { name: 'editor-experience', open: openEditorTab(1) },
  { name: 'editor-education', open: openEditorTab(2) },
  { name: 'editor-skills', open: openEditorTab(3) },
  { name: 'editor-more', open: openEditorTab(4) },
  { name: 'editor-translation', open: openEditorTab(5) },
  {
    name: 'editor-versions',
    modal: true,
    open: async (context) => {
      await openEditor(context)
      const versions = label('Historial de versiones', 'Version history')
      const button = context.page.getByRole('button', { name: versions[context.language] })
      if (await button.isVisible()) await button.click()
      else {
        await press(context, label('Exportar y más', 'Export and more'))
        await context.page.getByRole('menuitem', { name: versions[context.language] }).click()
      }
      await press(context, label('Guardar la versión actual', 'Save current version'))
      await context.page.locator('[data-drawn-page]').first().waitFor()
    },
  },
  {
    name: 'editor-letter',
    open: async (context) => {
      await openEditor(context)
      const letter = label('Carta', 'Letter')
      const button = context.page.getByRole('button', { name: letter[context.language], exact: true })
      if (!(await button.isVisible())) await press(context, label('Secciones', 'Sections'))
      await button.click()
      await press(context, label('Escribir una carta de presentación', 'Write a cover letter'))
      await context.page.getByTestId('letter-panel').getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'letter',
    open: async (context) => {
      await openEditor(context)
      await press(context, label('Exportar y más', 'Export and more'))
      const item = label('Escribir una carta de presentación', 'Write a cover letter')
      await context.page.getByRole('menuitem', { name: item[context.language] }).click()
      await press(context, label('Escribir la carta con mi currículum', 'Write it from my resume'))
      await context.page.locator('[data-field="letter/paragraph-evidence"]').waitFor({ timeout: 60_000 })
      await context.page.waitForTimeout(1_000)
    },
  },
  {
    name: 'editor-empty',
    open: async (context) => {
      await openPath(context.page, '/templates')
      await press(context, LABELS.use)
      await context.page.locator('[data-editor-bar]').waitFor()
      await context.page.waitForTimeout(1_000)
    },
  },
  {
    name: 'editor-suggestions',
    modal: true,
    open: async (context) => {
      await openEditor(context)
      await press(context, label(/^Puntuación actual/, /^Current score/))
      await press(context, label('Sugerir cambios', 'Suggest changes'))
      await context.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'editor-keys',
    modal: true,
    open: async (context) => {
      await openEditor(context)
      await context.page.locator('h1').click()
      await context.page.keyboard.press('?')
      await context.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'templates-drafts',
    open: async (context) => {
      await openEditor(context)
      await context.page.locator('[data-saving="saved"]').waitFor()
      await openPath(context.page, '/templates')
    },
  },
]

const ACCOUNT: readonly ScreenState[] = [
  { name: 'subscribe-form', open: openPayment },
  {
    name: 'subscribe-declined',
    open: async (context) => {
      await openPayment(context)
      await fillCard(context.page, context.language, CARDS.declined)
      await context.page.getByRole('button', { name: PAYMENT_LABELS[context.language].subscribe }).click()
      await context.page.getByRole('alert').filter({ hasText: PAYMENT_LABELS[context.language].declined }).waitFor()
    },
  },
  { name: 'paid', open: pay },
  { name: 'settings-plan', open: openSubscribedSettings },
  {
    name: 'settings-change',
    modal: true,
    open: async (context) => {
      await openSubscribedSettings(context)
      await context.page
        .getByRole('button', { name: PAYMENT_LABELS[context.language].change, exact: true })
        .last()
        .click()
      await context.page
        .getByRole('dialog')
        .getByRole('button', { name: PAYMENT_LABELS[context.language].changeNow })
        .waitFor()
    },
  },
  {
    name: 'settings-cancel',
    modal: true,
    open: async (context) => {
      await openSubscribedSettings(context)
      await press(context, label(PAYMENT_LABELS.es.cancel, PAYMENT_LABELS.en.cancel))
      await context.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'settings-delete',
    modal: true,
    open: async (context) => {
      await context.signIn()
      await openPath(context.page, '/settings')
      await press(context, label('Eliminar mi cuenta', 'Delete my account'))
      await context.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'settings-failed',
    open: async (context) => {
      await context.signIn()
      const body = { error: { code: 'internal', message: 'x', requestId: 'walk' } }
      await context.page.route('**/api/subscription/status*', (route) => route.fulfill({ status: 500, json: body }))
      await openPath(context.page, '/settings')
    },
  },
  {
    name: 'settings-loading',
    open: async (context) => {
      await context.signIn()
      await context.page.route('**/api/subscription/status*', () => new Promise(() => undefined))
      await context.page.goto('/settings')
      await context.page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

export const SCREEN_STATES: readonly ScreenState[] = [...ROUTES, ...ANALYZER, ...EDITOR, ...ACCOUNT]
