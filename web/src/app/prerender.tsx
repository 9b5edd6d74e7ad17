import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Language } from '#shared/languages.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { App } from './app.tsx'

/** The landing page's HTML in a language, made when the app is built. */
export const renderLanding = async (language: Language): Promise<string> => {
  await activateLocale(language)
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <App />
    </StaticRouter>,
    // One boundary a screen: never put aside for a script to bring in.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
