import { CARDS, fillCard, SAY } from '../../e2e/support/payments.ts'
import {
  analyse,
  analyseByApi,
  arrive,
  chooseCv,
  edit,
  editorTab,
  openPayment,
  pay,
  press,
  results,
  type Stage,
  say,
  showPreview,
  subscribed,
  W,
} from './steps.ts'

/** A screen in one of its states: `reach` leads a fresh page there. */
export interface Scene {
  readonly name: string
  readonly reach: (stage: Stage) => Promise<void>
  /** Asks of axe that the state cannot meet: behind an open dialog the page is inert, its heading too. */
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

const routes: readonly Scene[] = Object.entries(PATHS).flatMap(([name, path]): Scene[] => [
  { name, reach: ({ page }) => arrive(page, path) },
  {
    name: `${name}-signed-in`,
    reach: async ({ page, person }) => {
      await person()
      await arrive(page, path)
    },
  },
])

const ANALYZER: readonly Scene[] = [
  {
    name: 'analyzer-demo',
    reach: async ({ page }) => {
      await arrive(page, '/analyzer?demo=1')
      await results(page)
    },
  },
  {
    name: 'analyzer-file',
    reach: async (stage) => {
      await stage.person()
      await arrive(stage.page, '/analyzer')
      await chooseCv(stage)
      await stage.page.getByText(stage.language === 'es' ? /Leído: / : /Read: /).waitFor()
    },
  },
  {
    name: 'analyzer-text',
    reach: async (stage) => {
      await stage.person()
      await arrive(stage.page, '/analyzer')
      await press(stage, W.paste, 'tab')
      await stage.page.getByRole('tabpanel').getByRole('textbox').first().fill('Corto / short')
      await press(stage, W.analyze)
    },
  },
  {
    name: 'analyzer-overlay',
    modal: true,
    reach: async (stage) => {
      await stage.person()
      await stage.page.route('**/api/resumes/*/analyze', () => new Promise(() => undefined))
      await arrive(stage.page, '/analyzer')
      await chooseCv(stage)
      await press(stage, W.analyze)
      await stage.page.getByRole('dialog').locator('[aria-current="step"]').waitFor()
    },
  },
  { name: 'analyzer-results', reach: analyse },
  {
    name: 'analyzer-history',
    reach: async (stage) => {
      await stage.person()
      for (const name of ['CV Marina 2026.pdf', 'cv.pdf']) await analyseByApi(stage.page, name)
      await arrive(stage.page, '/analyzer')
    },
  },
  {
    name: 'analyzer-limit',
    reach: async (stage) => {
      await stage.person()
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await analyseByApi(stage.page, name)
      await arrive(stage.page, '/analyzer')
    },
  },
  {
    name: 'analyzer-gone',
    reach: async (stage) => {
      await stage.person()
      await arrive(stage.page, '/analyzer?cv=none')
      await stage.page.getByText(/no se puede mostrar|cannot be shown/).waitFor()
    },
  },
  {
    name: 'analyzer-offline',
    reach: async (stage) => {
      await stage.person()
      await arrive(stage.page, '/analyzer')
      await chooseCv(stage)
      await stage.page.getByText(stage.language === 'es' ? /Leído: / : /Read: /).waitFor()
      await stage.context.setOffline(true)
    },
  },
]

const EDITOR: readonly Scene[] = [
  { name: 'editor-personal', reach: edit },
  { name: 'editor-experience', reach: editorTab(1) },
  { name: 'editor-education', reach: editorTab(2) },
  { name: 'editor-skills', reach: editorTab(3) },
  { name: 'editor-more', reach: editorTab(4) },
  {
    name: 'editor-empty',
    reach: async (stage) => {
      await arrive(stage.page, '/templates')
      await press(stage, W.use)
      await stage.page.getByRole('tab').nth(1).waitFor()
      await stage.page.waitForTimeout(1_000)
    },
  },
  {
    name: 'editor-suggestions',
    modal: true,
    reach: async (stage) => {
      await edit(stage)
      await showPreview(stage)
      await press(stage, say('Sugerir cambios', 'Suggest changes'))
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'editor-keys',
    modal: true,
    reach: async (stage) => {
      await edit(stage)
      await press(stage, say('Teclas del editor', 'Keys of the editor'))
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'templates-drafts',
    reach: async (stage) => {
      await edit(stage)
      await stage.page.locator('[data-saving="saved"]').waitFor()
      await arrive(stage.page, '/templates')
    },
  },
]

const ACCOUNT: readonly Scene[] = [
  { name: 'subscribe-form', reach: openPayment },
  {
    name: 'subscribe-declined',
    reach: async (stage) => {
      await openPayment(stage)
      await fillCard(stage.page, stage.language, CARDS.declined)
      await stage.page.getByRole('button', { name: SAY[stage.language].subscribe }).click()
      await stage.page.getByRole('alert').filter({ hasText: SAY[stage.language].declined }).waitFor()
    },
  },
  { name: 'paid', reach: pay },
  { name: 'settings-plan', reach: subscribed },
  {
    name: 'settings-change',
    modal: true,
    reach: async (stage) => {
      await subscribed(stage)
      await stage.page.getByRole('button', { name: SAY[stage.language].change, exact: true }).last().click()
      await stage.page.getByRole('dialog').getByRole('button', { name: SAY[stage.language].changeNow }).waitFor()
    },
  },
  {
    name: 'settings-cancel',
    modal: true,
    reach: async (stage) => {
      await subscribed(stage)
      await press(stage, say(SAY.es.cancel, SAY.en.cancel))
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'settings-delete',
    modal: true,
    reach: async (stage) => {
      await stage.person()
      await arrive(stage.page, '/settings')
      await press(stage, say('Borrar mi cuenta', 'Delete my account'))
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'settings-failed',
    reach: async (stage) => {
      await stage.person()
      const body = { error: { code: 'internal', message: 'x', requestId: 'walk' } }
      await stage.page.route('**/api/subscription/status*', (route) => route.fulfill({ status: 500, json: body }))
      await arrive(stage.page, '/settings')
    },
  },
  {
    name: 'settings-loading',
    reach: async (stage) => {
      await stage.person()
      await stage.page.route('**/api/subscription/status*', () => new Promise(() => undefined))
      await stage.page.goto('/settings')
      await stage.page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

export const SCENES: readonly Scene[] = [...routes, ...ANALYZER, ...EDITOR, ...ACCOUNT]
