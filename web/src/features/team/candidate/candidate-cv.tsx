import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#shared/languages.ts'
import { documentEn } from '#shared/messages/en/document.ts'
import { documentEs } from '#shared/messages/es/document.ts'
import type { CandidateContent } from '#shared/team/candidate.ts'
import { formatDateRange } from '#shared/templates/outline/format-dates.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

const join = (parts: readonly (string | undefined)[], separator = ' · '): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(separator)

const MESSAGES = { es: documentEs, en: documentEn }

const formatSpan = (span: Parameters<typeof formatDateRange>[0], language: Language): string => {
  const { start, end } = formatDateRange(span, MESSAGES[language].present, MESSAGES[language])
  return join([start, end], ' – ')
}

/** The fields of a resume as text. Links are not made clickable: they come from a file of somebody else. */
export const CandidateCv = ({ content: { personalInfo: info, sections } }: { content: CandidateContent }) => {
  const language = useLanguage()
  const { skills } = sections
  const links = [info.linkedin, info.website, ...(info.links ?? []).map(({ url }) => url)]
  return (
    <div className="space-y-6 wrap-anywhere">
      <div>
        <p className="font-medium">{join([info.fullName, info.title])}</p>
        <p className="text-ink-soft text-note">{join([info.email, info.phone, info.location, ...links])}</p>
      </div>
      {sections.summary && <p className="whitespace-pre-wrap">{sections.summary}</p>}
      <Entries
        title={<Trans>Experience</Trans>}
        entries={(sections.experience ?? []).map((one) => ({
          head: join([one.position, one.company, one.location]),
          dates: formatSpan(one, language),
          text: join([one.description, ...(one.achievements ?? [])], '\n'),
        }))}
      />
      <Entries
        title={<Trans>Education</Trans>}
        entries={(sections.education ?? []).map((one) => ({
          head: join([one.degree, one.field, one.institution]),
          dates: formatSpan(one, language),
          text: one.description ?? '',
        }))}
      />
      {skills && (
        <Entries
          title={<Trans>Skills</Trans>}
          entries={[
            { head: '', dates: '', text: join([...skills.technical, ...skills.soft], ', ') },
            {
              head: '',
              dates: '',
              text: join(
                skills.languages.map(({ language, detail, proficiency }) =>
                  join([language, detail ?? proficiency], ' '),
                ),
                ', ',
              ),
            },
          ]}
        />
      )}
      <Entries
        title={<Trans>Certifications and awards</Trans>}
        entries={[
          ...(sections.certifications ?? []).map(({ name, issuer, date }) => ({
            head: join([name, issuer]),
            dates: date,
            text: '',
          })),
          ...(sections.awards ?? []).map(({ title, issuer, date, description }) => ({
            head: join([title, issuer]),
            dates: date,
            text: description ?? '',
          })),
        ]}
      />
      <Entries
        title={<Trans>Projects and volunteering</Trans>}
        entries={[
          ...(sections.projects ?? []).map((one) => ({
            head: one.name,
            dates: formatSpan(one, language),
            text: join([one.description, join(one.technologies ?? [], ', ')], '\n'),
          })),
          ...(sections.volunteer ?? []).map((one) => ({
            head: join([one.role, one.organization]),
            dates: formatSpan(one, language),
            text: one.description,
          })),
        ]}
      />
      {(sections.custom ?? []).map(({ id, title, items }) => (
        <Entries key={id} title={title} entries={[{ head: '', dates: '', text: items.join('\n') }]} />
      ))}
    </div>
  )
}

interface Entry {
  readonly head: string
  readonly dates: string
  readonly text: string
}

const Entries = ({ title, entries }: { title: ReactNode; entries: readonly Entry[] }) => {
  const filled = entries.filter(({ head, text }) => head !== '' || text !== '')
  if (filled.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 border-line border-b pb-1 font-medium">{title}</h3>
      <ul className="space-y-3">
        {filled.map(({ head, dates, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a resume that does not change here
          <li key={i}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              {head && <p className="font-medium text-note">{head}</p>}
              {dates && <p className="text-ink-soft text-note">{dates}</p>}
            </div>
            {text && <p className="whitespace-pre-wrap text-note">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
