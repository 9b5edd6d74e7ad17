import type { ComponentType } from 'react'
import { loadFullCatalog } from '#web/i18n/i18n.ts'

export interface Screen {
  readonly path: string
  readonly load: () => Promise<ComponentType>
  /** Words and pictures alone: asks the server nothing, so the code for that is not loaded. */
  readonly still?: true
}

/** A screen's code with all of the messages; the landing page and the shell have theirs from the start. */
const withWords = async <Code>(code: Promise<Code>): Promise<Code> => (await Promise.all([code, loadFullCatalog()]))[0]

/** Every screen of the spec (section 2), each in a chunk of its own. */
export const SCREENS = {
  landing: {
    path: '/',
    still: true,
    load: async () => (await import('#web/features/landing/landing-page.tsx')).LandingPage,
  },
  analyzer: {
    path: '/analyzer',
    load: async () => (await import('../screens/analyzer-screen.tsx')).AnalyzerScreen,
  },
  templates: {
    path: '/templates',
    load: async () => (await import('../screens/templates-screen.tsx')).TemplatesScreen,
  },
  subscribe: {
    path: '/subscribe',
    load: async () => (await import('../screens/subscribe-screen.tsx')).SubscribeScreen,
  },
  paymentSuccess: {
    path: '/payment-success',
    load: async () => (await import('../screens/payment-screen.tsx')).PaymentScreen,
  },
  dashboard: {
    path: '/dashboard',
    load: async () => (await import('../screens/payment-screen.tsx')).PaymentScreen,
  },
  settings: {
    path: '/settings',
    load: async () => (await import('../screens/settings-screen.tsx')).SettingsScreen,
  },
  privacy: {
    path: '/privacy',
    still: true,
    load: async () => (await withWords(import('#web/features/legal/privacy-page.tsx'))).PrivacyPage,
  },
  terms: {
    path: '/terms',
    still: true,
    load: async () => (await withWords(import('#web/features/legal/terms-page.tsx'))).TermsPage,
  },
  cookies: {
    path: '/cookies',
    still: true,
    load: async () => (await withWords(import('#web/features/legal/cookies-page.tsx'))).CookiesPage,
  },
  notFound: {
    path: '*',
    still: true,
    load: async () => (await import('#web/features/not-found/not-found-page.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, Screen>

const asked = new Set<string>()

/** Fetches a screen's code before it is asked for: on hover, focus or touch of a link to it. */
export const prefetch = (path: string): void => {
  if (asked.has(path)) return
  asked.add(path)
  const screen = Object.values(SCREENS).find((candidate) => candidate.path === path)
  screen?.load().catch(() => {
    asked.delete(path)
    // Offline or a chunk of an old release: the click itself will say so.
  })
}

/** Whether a path's screen asks the server nothing (`still`); unknown paths are the not-found screen. */
export const isStill = (path: string): boolean => {
  const screen = Object.values<Screen>(SCREENS).find((candidate) => candidate.path === path) ?? SCREENS.notFound
  return screen.still ?? false
}
