import type { ReactNode } from 'react'
import { findInfoPage, INFO_PATHS, type InfoPath } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'
import { formatDate } from '#web/i18n/format.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'
import { LINK_CLASS, TextLink } from '#web/ui/link/text-link.tsx'
import { ExampleList } from './example-list.tsx'
import { HelpQuestions } from './help-questions.tsx'
import { InfoBlocks } from './info-blocks.tsx'
import type { InfoPageText, InfoSource, InfoTexts } from './info-texts.ts'
import { RichText } from './rich-text.tsx'

/** The parts of an info page are set off by lines. */
export const SECTION_CLASS = 'border-t border-line py-7'

interface InfoPageProps {
  path: InfoPath
  texts: InfoTexts
  language: Language
  /** What a page has after its texts, from another feature. */
  children?: ReactNode
}

const formatDay = (day: string, language: Language): string =>
  formatDate(Date.parse(day), language, { dateStyle: 'long', timeZone: 'UTC' })

/** The pages of an index; beside one of them its index and the others. */
const listNearby = (path: InfoPath): readonly InfoPath[] => {
  const index = findInfoPage(path.slice(0, path.lastIndexOf('/')))?.path ?? path
  return INFO_PATHS.filter((known) => known !== path && (known === index || known.startsWith(`${index}/`)))
}

/** One info page: titled sections, what the page has besides, the next step and the sources. */
export const InfoPage = ({ path, texts, language, children }: InfoPageProps) => {
  const { labels, pages } = texts
  const text: InfoPageText = pages[path]
  const nearby = listNearby(path)
  const isIndex = nearby.some((known) => known.startsWith(`${path}/`))
  return (
    <Page title={text.title} width={path === '/resume-examples' ? 'wide' : 'text'}>
      <PageHeader title={text.title} lead={<RichText text={text.lead} />} />
      {text.published && (
        <p className="-mt-4 pb-6 text-ink-soft text-note">
          <time dateTime={text.published}>{labels.published(formatDay(text.published, language))}</time>
        </p>
      )}
      {isIndex && <PageList paths={nearby} texts={texts} language={language} />}
      {text.sections.map(({ title, body }) => (
        <section key={title} className={SECTION_CLASS}>
          <h2 className="font-serif text-title">{title}</h2>
          <InfoBlocks blocks={body} labels={labels} />
        </section>
      ))}
      {path === '/help' && <HelpQuestions texts={texts} />}
      {path === '/resume-examples' && <ExampleList texts={texts} language={language} />}
      {children}
      {text.action && (
        <div className={SECTION_CLASS}>
          <ButtonLink kind="primary" to={text.action.to}>
            {text.action.label}
          </ButtonLink>
        </div>
      )}
      {text.sources && <Sources title={labels.sources} sources={text.sources} />}
      {!isIndex && nearby.length > 0 && (
        <section className={SECTION_CLASS}>
          <h2 className="font-serif text-title">{labels.more}</h2>
          <ul className="mt-3 space-y-1">
            {nearby.map((known) => (
              <li key={known}>
                <TextLink to={known}>{pages[known].title}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

interface PageListProps {
  paths: readonly InfoPath[]
  texts: InfoTexts
  language: Language
}

const PageList = ({ paths, texts, language }: PageListProps) => (
  <ul>
    {paths.map((path) => {
      const { title, summary, published } = texts.pages[path]
      return (
        <li key={path} className={SECTION_CLASS}>
          <h2 className="font-serif text-title">
            <TextLink to={path}>{title}</TextLink>
          </h2>
          {published && <p className="text-ink-soft text-note">{formatDay(published, language)}</p>}
          <p className="mt-2">{summary}</p>
        </li>
      )
    })}
  </ul>
)

const Sources = ({ title, sources }: { title: string; sources: readonly InfoSource[] }) => (
  <section className={SECTION_CLASS}>
    <h2 className="font-serif text-title">{title}</h2>
    <ol className="mt-3 list-decimal space-y-1 ps-5 text-note">
      {sources.map(({ name, url }) => (
        <li key={url} className="wrap-anywhere">
          <a href={url} target="_blank" rel="noreferrer" className={LINK_CLASS}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  </section>
)
