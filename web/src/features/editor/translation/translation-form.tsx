import { Trans } from '@lingui/react/macro'
import { otherLanguage } from '#shared/languages.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { SectionName } from '#web/components/section-name.tsx'
import { useEditor } from '../editor-context.ts'
import { MissingTexts } from './missing-texts.tsx'
import { getEntryName, type TranslationGroup } from './translation-groups.ts'
import { TranslationRowView } from './translation-row.tsx'
import { useTranslationGroups } from './use-translation-groups.ts'

/** Every text of the resume in both languages, side by side where there is room. The language of the page is first. */
export const TranslationForm = () => {
  const { language } = useEditor()
  const { document, fields, groups } = useTranslationGroups()
  const other = otherLanguage(language)
  if (groups.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>Your resume’s text appears here in both languages.</Trans>
      </p>
    )
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3">
        <MissingTexts document={document} fields={fields} language={language} />
        <MissingTexts document={document} fields={fields} language={other} />
      </div>
      {groups.map((group, index) => (
        <GroupView
          key={`${group.section}/${group.entry}`}
          document={document}
          group={group}
          withSection={groups[index - 1]?.section !== group.section}
        />
      ))}
    </div>
  )
}

interface GroupViewProps {
  document: ResumeDocument
  group: TranslationGroup
  /** Whether the name of the section stands above it. */
  withSection: boolean
}

const GroupView = ({ document, group, withSection }: GroupViewProps) => {
  const { language } = useEditor()
  const name = getEntryName(document, [group.section, group.entry], language)
  return (
    <section className="flex flex-col gap-4">
      {withSection && (
        <h3 className="border-line border-b pb-1 font-serif text-lead">
          <SectionName section={group.section} />
        </h3>
      )}
      {name !== '' && <h4 className="font-medium">{name}</h4>}
      {group.rows.map((row) => (
        <TranslationRowView key={row.path.join('/')} row={row} />
      ))}
    </section>
  )
}
