import { useLingui } from '@lingui/react/macro'
import { splitSkills } from '#shared/resume/schema/skills.ts'
import { Button } from '#web/ui/button/button.tsx'

interface SkillCompletionsProps {
  found: readonly string[]
  /** The typed list. */
  text: string
  onWrite: (text: string) => void
}

/** The skill that is being typed: what stands after the last comma. */
export const getTypedSkill = (text: string): string => (/,\s*$/.test(text) ? '' : (splitSkills(text).at(-1) ?? ''))

/** Buttons that complete the skill at the end of a list. */
export const SkillCompletions = ({ found, text, onWrite }: SkillCompletionsProps) => {
  const { t } = useLingui()
  if (found.length === 0) return null
  const before = text.slice(0, text.lastIndexOf(getTypedSkill(text)))
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t`Matching skills`}</legend>
      {found.map((label) => (
        <Button key={label} size="small" icon="plus" onClick={() => onWrite(`${before}${label}, `)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
