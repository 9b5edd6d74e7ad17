import { useLingui } from '@lingui/react/macro'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'

const NAMES = { short: { es: 'ES', en: 'EN' }, long: { es: 'Español', en: 'English' } } as const

/** Changes the interface language without a reload, so that nothing typed is lost. */
export const LanguageControl = ({
  names = 'short',
  quiet = false,
}: {
  names?: keyof typeof NAMES
  quiet?: boolean
}) => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <SegmentedControl
      quiet={quiet}
      legend={t`Language`}
      value={language}
      onChange={(next) => void changeLanguage(next)}
      segments={(['es', 'en'] as const).map((value) => ({ value, label: NAMES[names][value], lang: value }))}
    />
  )
}
