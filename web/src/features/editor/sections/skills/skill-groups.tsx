import { Trans, useLingui } from '@lingui/react/macro'
import type { SkillGroup } from '#shared/resume/schema/document.ts'
import {
  addSkillGroup,
  getGroupPath,
  groupRest,
  moveSkillGroup,
  removeSkillGroup,
} from '#shared/resume/skills/skill-groups.ts'
import { newId } from '#web/storage/new-id.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useEdit, useEditor } from '../../editor-context.ts'
import { SkillsField } from '../../fields/skills-field.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { MoveSkills } from './move-skills.tsx'
import type { SkillList } from './use-skill-lists.ts'

interface SkillGroupsProps {
  groups: readonly SkillGroup[]
  lists: readonly SkillList[]
}

const focusName = (id: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-field="skills/groups/${CSS.escape(id)}/name"]`)?.focus(),
  )

/** The named groups of technical skills: renamed, reordered and removed; their skills move between them. */
export const SkillGroups = ({ groups, lists }: SkillGroupsProps) => {
  const edit = useEdit()
  const [rest] = lists
  const add = (create: typeof addSkillGroup) => {
    const id = newId()
    edit.apply((document) => create(document, id))
    focusName(id)
  }
  return (
    <div className="flex flex-col gap-4">
      {groups.length > 0 && (
        <ol className="flex flex-col gap-4">
          {groups.map((group, index) => (
            <GroupCard key={group.id} group={group} index={index} count={groups.length} lists={lists} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="plus" onClick={() => add(addSkillGroup)}>
          <Trans>Add a skill group</Trans>
        </Button>
        {rest && rest.items.length > 0 && (
          <Button size="small" kind="quiet" onClick={() => add(groupRest)}>
            <Trans>Name this group of technical skills</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

interface GroupCardProps {
  group: SkillGroup
  index: number
  count: number
  lists: readonly SkillList[]
}

const GroupCard = ({ group, index, count, lists }: GroupCardProps) => {
  const { t } = useLingui()
  const { store } = useEditor()
  const edit = useEdit()
  const path = getGroupPath(group.id)
  const list = lists.find((one) => one.path.join('/') === path.join('/'))
  const name = list?.name ?? ''
  const move = (to: number) => edit.apply((document) => moveSkillGroup(document, group.id, to))
  const remove = () => {
    edit.apply((document) => removeSkillGroup(document, group))
    toast({
      title: t`“${name}” was removed, but its skills are still here`,
      action: { label: t`Undo`, alt: t`Press Ctrl+Z in the editor to undo this`, onAction: () => store.undo() },
    })
  }
  return (
    <li className="flex flex-col gap-3 rounded-faro border border-line bg-sheet p-4" data-skill-group={group.id}>
      <div className="flex items-end gap-1">
        <TextField
          path={['skills', 'groups', group.id, 'name']}
          label={<Trans>Group name</Trans>}
          localized
          className="min-w-0 flex-1"
        />
        <IconButton
          icon="arrow-up"
          label={t`Move “${name}” up`}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <IconButton
          icon="arrow-down"
          label={t`Move “${name}” down`}
          disabled={index === count - 1}
          onClick={() => move(index + 1)}
        />
        <IconButton icon="trash" label={t`Remove “${name}”`} onClick={remove} />
      </div>
      <SkillsField path={path} label={t`Skills in “${name}”`} hint={<Trans>Separate with commas.</Trans>} />
      {list && <MoveSkills from={list} lists={lists} />}
    </li>
  )
}
