import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moveSkill } from '#shared/resume/skills/skill-groups.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Menu, MenuItem, MenuLabel } from '#web/ui/menu.tsx'
import { useEdit, useEditor } from '../../editor-context.ts'
import type { SkillList } from './use-skill-lists.ts'

interface MoveSkillsProps {
  from: SkillList
  lists: readonly SkillList[]
}

/** Shows the skills of a list one by one, each with a menu of the other lists. */
export const MoveSkills = ({ from, lists }: MoveSkillsProps) => {
  const { t } = useLingui()
  const { language } = useEditor()
  const edit = useEdit()
  const [isOpen, setOpen] = useState(false)
  const [announcement, announce] = useState('')
  const key = from.path.join('/')
  const others = lists.filter(({ path }) => path.join('/') !== key)
  const move = (index: number, skill: string, to: SkillList) => {
    edit.apply((document) => moveSkill(document, from.path, to.path, language, index))
    announce(t`“${skill}” was moved to ${to.name}.`)
  }
  if (from.items.length === 0 && !isOpen) return null
  return (
    <div>
      <Button
        size="small"
        kind="quiet"
        icon="arrow-right"
        aria-expanded={isOpen}
        className="-ms-3"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <Trans>Move skills to another group</Trans>
          <span className="sr-only">: {from.name}</span>
        </span>
      </Button>
      {isOpen && (
        <ul className="mt-1 flex flex-wrap gap-1.5">
          {from.items.map((skill, index) => (
            <li key={skill} className="max-w-full">
              <Menu
                trigger={
                  <Button size="small" className="max-w-full px-2!" aria-label={t`Move “${skill}”`}>
                    <span className="truncate">{skill}</span>
                    <Icon name="chevron-down" size={16} />
                  </Button>
                }
              >
                <MenuLabel>
                  <Trans>Move to</Trans>
                </MenuLabel>
                {others.map((list) => (
                  <MenuItem key={list.path.join('/')} icon="arrow-right" onSelect={() => move(index, skill, list)}>
                    <span className="truncate">{list.name}</span>
                  </MenuItem>
                ))}
              </Menu>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
