import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { SkillsField } from '../fields/skills-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { DescriptionField } from './description-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'
import { Period } from './period.tsx'

const ProjectFields = memo(({ path }: EntryFieldsProps) => (
  <>
    <TextField path={[...path, 'name']} label={<Trans>Name</Trans>} localized />
    <TextField path={[...path, 'url']} label={<Trans>Link</Trans>} inputMode="url" />
    <Period path={path} />
    <DescriptionField path={path} list="projects" />
    <div className="@lg:col-span-2">
      <SkillsField
        path={[...path, 'technologies']}
        label={<Trans>Technologies</Trans>}
        hint={<Trans>Separate with commas.</Trans>}
        localized={false}
      />
    </div>
  </>
))

export const ProjectsForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="projects"
      add={t`Add project`}
      unnamed={t`Project`}
      empty={<Trans>List projects that show your skills.</Trans>}
      getName={(entry) => joinEntryName(language, entry.name)}
      body={ProjectFields}
    />
  )
}
