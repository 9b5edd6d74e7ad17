import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'
import { LinesField } from './lines/lines-field.tsx'
import { Period } from './period.tsx'

const ExperienceFields = memo(({ path }: EntryFieldsProps) => {
  const { t } = useLingui()
  return (
    <>
      <TextField path={[...path, 'company']} label={<Trans>Company</Trans>} />
      <TextField path={[...path, 'position']} label={<Trans>Position</Trans>} localized completion="titles" />
      <Period path={path} current={<Trans>I currently work here</Trans>} />
      <TextField
        path={[...path, 'location']}
        label={<Trans>Location</Trans>}
        localized
        completion="places"
        className="@lg:col-span-2"
      />
      <LinesField
        path={path}
        list="experience"
        label={t`Description and achievements`}
        hint={<Trans>Start each bullet with a verb and include a number. Write one achievement per bullet.</Trans>}
        add={t`Add an achievement`}
      />
    </>
  )
})

export const ExperienceForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="experience"
      add={t`Add experience`}
      unnamed={t`Job`}
      empty={<Trans>Start with your current job or your most recent one.</Trans>}
      getName={(entry) => joinEntryName(language, entry.position, entry.company)}
      body={ExperienceFields}
    />
  )
}
