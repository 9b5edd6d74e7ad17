import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { Language } from '#shared/languages.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { StaticRouter } from '#web/ui/router/router.tsx'
import { App } from './app.tsx'
import { createLandingHead, type LandingHead } from './prerender-head.ts'
import { FRAME_PATHS, ScreenFallback } from './routing/screen-fallback.tsx'

export interface PrerenderedLanding extends LandingHead {
  readonly html: string
}

const renderAt = async (address: string, children: ReactNode): Promise<string> => {
  const { prelude } = await prerender(
    <StaticRouter address={address}>{children}</StaticRouter>,
    // Keeps React from moving late content into a script: the HTML must be complete.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** Renders the landing page, with its metadata, at build time. */
export const renderLanding = async (language: Language): Promise<PrerenderedLanding> => {
  await activateLocale(language)
  return { html: await renderAt('/', <App />), ...createLandingHead(language) }
}

/** Renders what screens show while they load, by path, at build time. */
export const renderFrames = async (language: Language): Promise<Readonly<Record<string, string>>> => {
  await activateLocale(language)
  const frame = (
    <I18nProvider i18n={i18n}>
      <ScreenFallback />
    </I18nProvider>
  )
  return Object.fromEntries(await Promise.all(FRAME_PATHS.map(async (path) => [path, await renderAt(path, frame)])))
}
