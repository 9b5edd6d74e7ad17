import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'

/** Date of the last change to any of the legal texts (UTC ms). */
const LAST_CHANGED_AT = Date.UTC(2026, 10, 20)

interface LegalSection {
  readonly title: string
  readonly text: readonly ReactNode[]
}

interface LegalPageProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
  children?: ReactNode
}

/** Layout of the legal texts: a narrow column of titled sections. */
export const LegalPage = ({ title, lead, sections, children }: LegalPageProps) => {
  const day = formatDate(LAST_CHANGED_AT, useLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Page title={title} width="text">
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <section key={section.title} className="border-t border-line py-7">
          <h2 className="font-serif text-title">{section.title}</h2>
          {section.text.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are static
            <p key={index} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {children}
      <p className="border-t border-line pt-6 text-note text-ink-soft">
        <Trans>Last updated on {day}.</Trans>
      </p>
    </Page>
  )
}
