import { i18n, type Messages } from '@lingui/core'
import { isLanguage, type Language } from '#shared/languages.ts'
import { rememberLanguage } from '#web/platform/language.ts'

type Load = () => Promise<{ messages: Messages }>

/** What the shell and the landing page say; and everything. The landing page loads the first alone. */
const SHELL: Readonly<Record<Language, Load>> = {
  en: () => import('./locales/en.po?shell'),
  es: () => import('./locales/es.po?shell'),
}
const ALL: Readonly<Record<Language, Load>> = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
}

let catalogs = SHELL
let full: Promise<void> | undefined

/** Loads a language's messages and speaks them on every screen at once. */
export const activateLocale = async (language: Language): Promise<void> => {
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

/** Before any other screen: the rest of the messages, in this and every later language. */
export const loadFullCatalog = (): Promise<void> => {
  full ??= loadAll().catch((error: unknown) => {
    full = undefined
    throw error
  })
  return full
}

const loadAll = async (): Promise<void> => {
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  const { messages } = await ALL[language]()
  catalogs = ALL
  if (i18n.locale === language) i18n.loadAndActivate({ locale: language, messages })
  else if (isLanguage(i18n.locale)) await activateLocale(i18n.locale)
}

/** The reader chose: remember it and switch. */
export const changeLanguage = async (language: Language): Promise<void> => {
  rememberLanguage(language)
  await activateLocale(language)
}
