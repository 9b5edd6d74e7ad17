import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { DateField } from '../fields/date-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { DescriptionField } from './description-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'

const AwardFields = memo(({ path }: EntryFieldsProps) => (
  <>
    <TextField path={[...path, 'title']} label={<Trans>Title</Trans>} localized />
    <TextField path={[...path, 'issuer']} label={<Trans>Issuer</Trans>} />
    <DateField path={[...path, 'date']} label={<Trans>Date</Trans>} />
    <DescriptionField path={path} list="awards" />
  </>
))

export const AwardsForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="awards"
      add={t`Add award`}
      unnamed={t`Award`}
      empty={<Trans>Prizes and honors.</Trans>}
      getName={(entry) => joinEntryName(language, entry.title)}
      body={AwardFields}
    />
  )
}
