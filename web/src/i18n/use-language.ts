import { useLingui } from '@lingui/react'
import { type Language, pickLanguage } from '#shared/languages.ts'

/** Returns the interface language and re-renders when it changes. */
export const useLanguage = (): Language => {
  const { i18n } = useLingui()
  return pickLanguage(i18n.locale, null)
}
