import { Trans } from '@lingui/react/macro'
import { getMessages } from '#shared/messages/messages.ts'
import { SECTION_KEYS } from '#shared/resume/schema/content.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The name of a top-level part of a resume: `experience`, `custom`, `personalInfo` or `titles`. */
export const SectionName = ({ section }: { section: string }) => {
  const language = useLanguage()
  const key = SECTION_KEYS.find((one) => one === section)
  if (key) return getMessages(language).document.sections[key]
  if (section === 'custom') return <Trans>Other sections</Trans>
  if (section === 'letter') return <Trans>Letter</Trans>
  return section === 'titles' ? <Trans>Headings</Trans> : <Trans>Personal</Trans>
}
