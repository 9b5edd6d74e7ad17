import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Language } from '#shared/languages.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { App } from './app.tsx'

/** Renders the landing page to HTML at build time. */
export const renderLanding = async (language: Language): Promise<string> => {
  await activateLocale(language)
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <App />
    </StaticRouter>,
    // Keeps React from moving late content into a script: the HTML must be complete.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
