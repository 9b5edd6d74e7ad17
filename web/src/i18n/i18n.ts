import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#shared/languages.ts'
import { rememberLanguage } from '#web/platform/language.ts'

const catalogs: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
}

/** Loads a language's catalog and speaks it on every screen at once. */
export const activate = async (language: Language): Promise<void> => {
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

/** The reader chose: remember it and switch. */
export const changeLanguage = async (language: Language): Promise<void> => {
  rememberLanguage(language)
  await activate(language)
}
