import { renderToStaticMarkup } from 'react-dom/server'
import { getInfoAddress, INFO_PATHS, type InfoPath, ORIGIN_PLACEHOLDER } from '#shared/app-paths.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { StaticRouter } from '#web/ui/router/router.tsx'
import { InfoPage } from './info-page.tsx'
import type { InfoTexts } from './info-texts.ts'
import { loadInfoTexts } from './load-info-texts.ts'

/** An info page in one language, as HTML and as metadata for search engines. */
export interface PrerenderedInfoPage {
  readonly path: InfoPath
  readonly language: Language
  readonly html: string
  readonly title: string
  readonly summary: string
  /** The page as data for search engines (schema.org), as JSON without `<`. */
  readonly structuredData: string
}

const describe = (path: InfoPath, language: Language, { pages }: InfoTexts): string => {
  const { title, summary, published } = pages[path]
  const isArticle = path.split('/').length > 2
  const data = {
    '@context': 'https://schema.org',
    '@type': isArticle ? 'Article' : 'WebPage',
    [isArticle ? 'headline' : 'name']: title,
    description: summary,
    inLanguage: language,
    url: `${ORIGIN_PLACEHOLDER}${getInfoAddress(path, language)}`,
    ...(published && { datePublished: published }),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Renders every info page in both languages at build time, without the navigation around it. */
export const renderInfoPages = async (): Promise<PrerenderedInfoPage[]> => {
  const pages: PrerenderedInfoPage[] = []
  for (const language of LANGUAGES) {
    const texts = await loadInfoTexts(language)
    for (const path of INFO_PATHS) {
      const { title, summary } = texts.pages[path]
      const html = renderToStaticMarkup(
        <StaticRouter address={getInfoAddress(path, language)}>
          <main>
            <InfoPage path={path} texts={texts} language={language} />
          </main>
        </StaticRouter>,
      )
      const structuredData = describe(path, language, texts)
      pages.push({ path, language, html, title: `${title} · Faro`, summary, structuredData })
    }
  }
  return pages
}
