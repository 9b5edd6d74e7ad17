import { i18n, type Messages } from '@lingui/core'
import { isLanguage, type Language } from '#shared/languages.ts'
import { saveLanguage } from '#web/platform/language.ts'

type LoadCatalog = () => Promise<{ messages: Messages }>

/** The messages of the first load only (scripts/build/initial-messages.ts), and all messages. */
const SHELL_CATALOGS: Readonly<Record<Language, LoadCatalog>> = {
  en: () => import('./locales/en.po?shell'),
  es: () => import('./locales/es.po?shell'),
}
const FULL_CATALOGS: Readonly<Record<Language, LoadCatalog>> = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
}

let catalogs = SHELL_CATALOGS
let full: Promise<void> | undefined

/** Loads a language's messages and activates it on every mounted component. */
export const activateLocale = async (language: Language): Promise<void> => {
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

/** Loads all messages of this language; later languages are loaded in full too. */
export const loadFullCatalog = (): Promise<void> => {
  full ??= loadAllMessages().catch((error: unknown) => {
    full = undefined
    throw error
  })
  return full
}

const loadAllMessages = async (): Promise<void> => {
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  const { messages } = await FULL_CATALOGS[language]()
  catalogs = FULL_CATALOGS
  if (i18n.locale === language) i18n.loadAndActivate({ locale: language, messages })
  else if (isLanguage(i18n.locale)) await activateLocale(i18n.locale)
}

/** Saves the chosen language and activates it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  saveLanguage(language)
  await activateLocale(language)
}
