import { useLingui } from '@lingui/react/macro'
import { getMessages } from '#shared/messages/messages.ts'
import { SECTION_KEYS } from '#shared/resume/schema/content.ts'
import { useFieldName } from '#web/components/ats-view/use-field-name.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** Returns a function from the path of a field to its name for people. */
export const useRowName = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const getFieldName = useFieldName()
  const names: Readonly<Record<string, string>> = {
    'skills/technical': t`Technical skills`,
    'skills/soft': t`Soft skills`,
    summary: t`Professional summary`,
    'skills/groups/name': t`Group name`,
    'skills/groups/items': t`Skills in the group`,
  }
  return (path: readonly string[]): string => {
    // A bullet has the name of its list.
    const field = (path.at(-1) === 'text' ? path.at(-3) : path.at(-1)) ?? ''
    const section = path[0] === 'titles' ? SECTION_KEYS.find((key) => key === field) : undefined
    if (section) return getMessages(language).document.sections[section]
    const key = path[1] === 'groups' ? `skills/groups/${field}` : path.join('/')
    return names[key] ?? getFieldName(field)
  }
}
