import type { ComponentType } from 'react'
import { findInfoPage } from '#shared/app-paths.ts'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { hasHome } from '#web/platform/front-page.ts'

export interface Screen {
  readonly path: string
  readonly load: () => Promise<ComponentType>
  /** Makes no request to the API, so the code for requests is not loaded with it. */
  readonly isStatic?: true
}

const loadLandingPage = async () => (await import('#web/features/landing/landing-page.tsx')).loadLandingPage()

const loadPaymentSuccessPage = async () =>
  (await withAllMessages(import('#web/features/billing/payment-success/payment-success-page.tsx'))).PaymentSuccessPage

/** Every screen with its path. Each is loaded as a chunk of its own. */
export const SCREENS = {
  landing: {
    path: '/',
    isStatic: true,
    load: loadLandingPage,
  },
  landingEs: {
    path: '/es',
    isStatic: true,
    load: loadLandingPage,
  },
  landingEn: {
    path: '/en',
    isStatic: true,
    load: loadLandingPage,
  },
  /** Takes the place of `landing` for those who have a home (platform/front-page.ts). */
  home: {
    path: '/',
    load: async () => (await import('../screens/home-screen.tsx')).HomeScreen,
  },
  analyzer: {
    path: '/analyzer',
    load: async () => (await import('#web/features/analyzer/analyzer-page.tsx')).AnalyzerPage,
  },
  templates: {
    path: '/templates',
    load: async () => (await import('../screens/templates/templates-page.tsx')).TemplatesPage,
  },
  studio: {
    path: '/studio',
    load: async () => (await withAllMessages(import('#web/features/studio/studio-page.tsx'))).StudioPage,
  },
  subscribe: {
    path: '/subscribe',
    load: async () => (await import('#web/features/billing/subscribe/subscribe-page.tsx')).SubscribePage,
  },
  paymentSuccess: {
    path: '/payment-success',
    load: loadPaymentSuccessPage,
  },
  dashboard: {
    path: '/dashboard',
    load: loadPaymentSuccessPage,
  },
  settings: {
    path: '/settings',
    load: async () => (await import('../screens/settings-screen.tsx')).SettingsScreen,
  },
  team: {
    path: '/team',
    load: async () => (await withAllMessages(import('#web/features/team/team-page.tsx'))).TeamPage,
  },
  privacy: {
    path: '/privacy',
    isStatic: true,
    load: async () => (await withAllMessages(import('#web/features/legal/privacy-page.tsx'))).PrivacyPage,
  },
  terms: {
    path: '/terms',
    isStatic: true,
    load: async () => (await withAllMessages(import('#web/features/legal/terms-page.tsx'))).TermsPage,
  },
  cookies: {
    path: '/cookies',
    isStatic: true,
    load: async () => (await withAllMessages(import('#web/features/legal/cookies-page.tsx'))).CookiesPage,
  },
  /** Shows every path of `INFO_PATHS`, in each language. */
  info: {
    path: '/help',
    isStatic: true,
    load: async () => (await import('../screens/info-screen.tsx')).loadInfoScreen(),
  },
  notFound: {
    path: '*',
    isStatic: true,
    load: async () => (await import('#web/features/not-found/not-found-page.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, Screen>

/** The screen that a path shows; unknown paths get the not-found screen. */
export const findScreen = (path: string, home: boolean): Screen => {
  const address = path.replace(/(.)\/+$/, '$1').toLowerCase()
  if (home && address === SCREENS.home.path) return SCREENS.home
  if (findInfoPage(address) !== null) return SCREENS.info
  return Object.values<Screen>(SCREENS).find((candidate) => candidate.path === address) ?? SCREENS.notFound
}

const prefetchedPaths = new Set<string>()

/** Loads the code of a path's screen ahead of navigation; each path once. */
export const prefetch = (path: string): void => {
  if (prefetchedPaths.has(path)) return
  prefetchedPaths.add(path)
  const screen = findScreen(path, hasHome())
  screen.load().catch(() => {
    prefetchedPaths.delete(path)
    // Offline, or a chunk of an old release: navigation reports the error.
  })
}

/** Whether a path's screen makes no request to the API. `home`: whether `/` shows the resumes of a person. */
export const isStaticScreen = (path: string, home: boolean): boolean => findScreen(path, home).isStatic ?? false
