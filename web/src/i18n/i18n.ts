import { i18n, type Messages } from '@lingui/core'
import { isLanguage, type Language } from '#shared/languages.ts'
import { saveLanguage } from '#web/platform/language.ts'

type LoadCatalog = () => Promise<{ messages: Messages }>

type Catalogs = Readonly<Record<Language, LoadCatalog>>

/** Messages of the first load, what the screens show besides, and all messages (scripts/build/initial-messages.ts). */
const SHELL: Catalogs = {
  en: () => import('./locales/en.po?shell'),
  es: () => import('./locales/es.po?shell'),
}
const SCREENS: Catalogs = {
  en: () => import('./locales/en.po?screens'),
  es: () => import('./locales/es.po?screens'),
}
const FULL: Catalogs = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
}

/** The catalogs that are shown; a later language loads the same. */
let shown: readonly Catalogs[] = [SHELL]

const loadMessages = async (catalogs: readonly Catalogs[], language: Language): Promise<Messages> => {
  const loaded = await Promise.all(catalogs.map((catalog) => catalog[language]()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages))
}

const preparations = new Set<() => Promise<unknown>>()

/** Waits for `prepare` before another language shows, also when it rejects. Returns the function that ends that. */
export const beforeLanguageChange = (prepare: () => Promise<unknown>): (() => void) => {
  preparations.add(prepare)
  return () => void preparations.delete(prepare)
}

/** Loads a language's messages and activates it on every mounted component. */
export const activateLocale = async (language: Language): Promise<void> => {
  const messages = await loadMessages(shown, language)
  if (i18n.locale !== language) await Promise.allSettled([...preparations].map((prepare) => prepare()))
  i18n.loadAndActivate({ locale: language, messages })
}

/** Shows catalogs in the current language. Does nothing when all messages are shown already. */
const show = async (catalogs: readonly Catalogs[]): Promise<void> => {
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  const messages = await loadMessages(catalogs, language)
  if (shown.includes(FULL)) return
  shown = catalogs
  if (i18n.locale === language) i18n.loadAndActivate({ locale: language, messages })
  else if (isLanguage(i18n.locale)) await activateLocale(i18n.locale)
}

/** Calls `load` once, and again after a failure. */
const once = (load: () => Promise<void>): (() => Promise<void>) => {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Loads the messages of the screens without their late parts; later languages get them too. */
export const loadScreenCatalog = once(() => show([SHELL, SCREENS]))

const loadFullCatalog = once(() => show([FULL]))

/**
 * Loads all messages beside the module of a late part, such as the editor. The messages of a module that is imported
 * only so are in no other catalog.
 */
export const withAllMessages = async <Code>(code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, loadFullCatalog()]))[0]

/** Saves the chosen language and activates it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  saveLanguage(language)
  await activateLocale(language)
}
