import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'
import { LinesField } from './lines/lines-field.tsx'

const CustomFields = memo(({ path }: EntryFieldsProps) => {
  const { t } = useLingui()
  return (
    <>
      <TextField path={[...path, 'title']} label={<Trans>Heading</Trans>} localized className="@lg:col-span-2" />
      <LinesField path={path} list="custom" label={t`Lines`} add={t`Add a line`} />
    </>
  )
})

export const CustomForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="custom"
      add={t`Add a section`}
      unnamed={t`Section`}
      empty={<Trans>Publications, interests, references or anything else.</Trans>}
      getName={(entry) => joinEntryName(language, entry.title)}
      body={CustomFields}
    />
  )
}
