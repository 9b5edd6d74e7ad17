import { useLingui } from '@lingui/react'
import { type Language, pickLanguage } from '#shared/languages.ts'

/** The language on screen; a component that asks is drawn again when it changes. */
export const useLanguage = (): Language => {
  const { i18n } = useLingui()
  return pickLanguage(i18n.locale, null)
}
