import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditing } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import { Bullets } from './bullets.tsx'
import { type EntryBodyProps, EntryList } from './entries/entry-list.tsx'
import { nameIn } from './entries/entry-name.ts'

const CustomFields = memo(({ path }: EntryBodyProps) => {
  const { t } = useLingui()
  return (
    <>
      <TextField path={[...path, 'title']} label={<Trans>Heading</Trans>} localized className="sm:col-span-2" />
      <Bullets path={[...path, 'items']} label={t`Lines`} add={t`Add a line`} />
    </>
  )
})

export const CustomForm = () => {
  const { t } = useLingui()
  const { language } = useEditing()
  return (
    <EntryList
      list="custom"
      add={t`Add a section`}
      unnamed={t`Section`}
      empty={<Trans>Publications, interests, references: anything with a heading of its own.</Trans>}
      nameOf={(entry) => nameIn(language, entry.title)}
      body={CustomFields}
    />
  )
}
