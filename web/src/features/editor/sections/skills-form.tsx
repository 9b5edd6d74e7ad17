import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { PROFICIENCY_CODES, type ProficiencyCode } from '#shared/resume/schema/document.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useDocumentText, useEdit, useEditor } from '../editor-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { SkillsField } from '../fields/skills-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'
import { MoveSkills } from './skills/move-skills.tsx'
import { SkillGroups } from './skills/skill-groups.tsx'
import { useSkillLists } from './skills/use-skill-lists.ts'

const LEVELS: Readonly<Record<ProficiencyCode, MessageDescriptor>> = {
  unstated: msg`Not specified`,
  basic: msg`Basic`,
  intermediate: msg`Intermediate`,
  advanced: msg`Advanced`,
  native: msg`Native`,
}

const LevelField = ({ path }: { path: readonly string[] }) => {
  const { i18n } = useLingui()
  const value = useDocumentText(path)
  const edit = useEdit()
  return (
    <Field label={<Trans>Level</Trans>}>
      <Select value={value} data-field={fieldId(path)} onChange={(event) => edit.set(path, event.target.value)}>
        {PROFICIENCY_CODES.map((code) => (
          <option key={code} value={code}>
            {i18n._(LEVELS[code])}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const LanguageFields = memo(({ path }: EntryFieldsProps) => (
  <>
    <TextField path={[...path, 'language']} label={<Trans>Language</Trans>} localized />
    <LevelField path={[...path, 'proficiency']} />
    <TextField
      path={[...path, 'detail']}
      label={<Trans>Certificate or level</Trans>}
      placeholder="C1, DELF B2…"
      className="@lg:col-span-2"
    />
  </>
))

export const SkillsForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  const { lists, groups } = useSkillLists()
  const [technical] = lists
  const soft = lists.at(-1)
  return (
    <div className="flex flex-col gap-6">
      <SkillsField
        path={['skills', 'technical']}
        label={<Trans>Technical skills</Trans>}
        hint={<Trans>Separate with commas.</Trans>}
        placeholder={t`SQL, Python, Excel, Tableau`}
      />
      {technical && groups.length > 0 && <MoveSkills from={technical} lists={lists} />}
      <SkillGroups groups={groups} lists={lists} />
      <section className="flex flex-col gap-3" aria-labelledby="languages-heading">
        <h2 id="languages-heading" className="text-note font-medium">
          <Trans>Languages</Trans>
        </h2>
        <EntryList
          list="languages"
          add={t`Add language`}
          unnamed={t`Language`}
          empty={<Trans>Which languages do you speak, and how well?</Trans>}
          getName={(entry) => joinEntryName(language, entry.language)}
          body={LanguageFields}
        />
      </section>
      <SkillsField
        path={['skills', 'soft']}
        label={<Trans>Soft skills</Trans>}
        hint={<Trans>Separate with commas.</Trans>}
        placeholder={t`Teamwork, public speaking`}
      />
      {soft && groups.length > 0 && <MoveSkills from={soft} lists={lists} />}
    </div>
  )
}
