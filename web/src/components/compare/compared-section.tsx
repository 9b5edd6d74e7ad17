import { useLingui } from '@lingui/react/macro'
import { useFieldName } from '#web/components/ats-view/use-field-name.ts'
import { SectionName } from '#web/components/section-name.tsx'
import { DiffText } from '#web/components/word-diff/diff-text.tsx'
import { diffWords } from '#web/components/word-diff/word-diff.ts'
import { showName } from '#web/ui/shown-name.tsx'
import type { ComparedField } from './compare-documents.ts'

interface ComparedSectionViewProps {
  section: string
  fields: readonly ComparedField[]
  /** Names of the two drafts. */
  names: readonly [string, string]
}

/** The fields of one section, each with its two texts side by side. */
export const ComparedSectionView = ({ section, fields, names }: ComparedSectionViewProps) => (
  <section className="mt-8">
    <h3 className="font-medium text-lead">
      <SectionName section={section} />
    </h3>
    <ul className="mt-2 border-t border-line">
      {fields.map((field, index) => (
        <FieldRow
          key={`${field.entry}/${field.field}`}
          field={field}
          names={names}
          withEntry={field.entry !== '' && fields[index - 1]?.entry !== field.entry}
        />
      ))}
    </ul>
  </section>
)

interface FieldRowProps {
  field: ComparedField
  names: readonly [string, string]
  /** Whether the name of the entry stands above the field. */
  withEntry: boolean
}

const FieldRow = ({ field, names, withEntry }: FieldRowProps) => {
  const { t } = useLingui()
  const getFieldName = useFieldName()
  const { before, after } = diffWords(field.left, field.right)
  return (
    <li className="border-b border-line py-3">
      {withEntry && <p className="mb-2 font-medium">{showName(field.entryName)}</p>}
      <p className="text-note text-ink-soft">
        {field.section === 'personalInfo' && field.field === 'title' ? t`Job title` : getFieldName(field.field)}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-x-3 text-note sm:gap-x-10 sm:text-body">
        {[before, after].map((segments, side) => (
          <p key={names[side]} className="min-w-0 whitespace-pre-line break-words">
            <span className="sr-only">{names[side]}: </span>
            <DiffText segments={segments} kind="different" />
          </p>
        ))}
      </div>
    </li>
  )
}
