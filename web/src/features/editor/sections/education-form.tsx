import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import { DescriptionField } from './description-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'
import { Period } from './period.tsx'

const EducationFields = memo(({ path }: EntryFieldsProps) => (
  <>
    <TextField path={[...path, 'institution']} label={<Trans>Institution</Trans>} className="@lg:col-span-2" />
    <TextField path={[...path, 'degree']} label={<Trans>Degree</Trans>} localized />
    <TextField path={[...path, 'field']} label={<Trans>Field of study</Trans>} localized />
    <Period path={path} current={<Trans>In progress</Trans>} />
    <TextField path={[...path, 'gpa']} label={<Trans>GPA</Trans>} />
    <TextField path={[...path, 'honors']} label={<Trans>Honors</Trans>} localized />
    <TextField
      path={[...path, 'location']}
      label={<Trans>Location</Trans>}
      localized
      completion="places"
      className="@lg:col-span-2"
    />
    <DescriptionField path={path} list="education" />
  </>
))

export const EducationForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="education"
      add={t`Add education`}
      unnamed={t`Education`}
      empty={<Trans>Degrees, vocational training and studies in progress.</Trans>}
      getName={(entry) => joinEntryName(language, entry.degree, entry.institution)}
      body={EducationFields}
    />
  )
}
