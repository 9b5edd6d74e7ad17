import { prerender } from 'react-dom/static'
import type { Language } from '#shared/languages.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { StaticRouter } from '#web/ui/router/router.tsx'
import { App } from './app.tsx'
import { createLandingHead, type LandingHead } from './prerender-head.ts'

export interface PrerenderedLanding extends LandingHead {
  readonly html: string
}

/** Renders the landing page, with its metadata, at build time. */
export const renderLanding = async (language: Language): Promise<PrerenderedLanding> => {
  await activateLocale(language)
  const { prelude } = await prerender(
    <StaticRouter address="/">
      <App />
    </StaticRouter>,
    // Keeps React from moving late content into a script: the HTML must be complete.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { html: await new Response(prelude).text(), ...createLandingHead(language) }
}
