import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import { DescriptionField } from './description-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'
import { Period } from './period.tsx'

const VolunteerFields = memo(({ path }: EntryFieldsProps) => (
  <>
    <TextField path={[...path, 'organization']} label={<Trans>Organization</Trans>} />
    <TextField path={[...path, 'role']} label={<Trans>Role</Trans>} localized />
    <Period path={path} current={<Trans>I currently volunteer here</Trans>} />
    <DescriptionField path={path} list="volunteer" />
  </>
))

export const VolunteerForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="volunteer"
      add={t`Add volunteer experience`}
      unnamed={t`Volunteering`}
      empty={<Trans>Unpaid or community work.</Trans>}
      getName={(entry) => joinEntryName(language, entry.role, entry.organization)}
      body={VolunteerFields}
    />
  )
}
