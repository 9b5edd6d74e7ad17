import type { Language } from '#shared/languages.ts'
import type { InfoTexts } from './info-texts.ts'

const LOADERS: Readonly<Record<Language, () => Promise<InfoTexts>>> = {
  es: async () => (await import('./texts/info-texts-es.ts')).infoTextsEs,
  en: async () => (await import('./texts/info-texts-en.ts')).infoTextsEn,
}

const loaded = new Map<Language, Promise<InfoTexts>>()

/** Loads the texts of the info pages, once for each language. Rejects where their chunk cannot be loaded. */
export const loadInfoTexts = (language: Language): Promise<InfoTexts> => {
  const known = loaded.get(language)
  if (known) return known
  const loading = LOADERS[language]().catch((error: unknown) => {
    loaded.delete(language)
    throw error
  })
  loaded.set(language, loading)
  return loading
}
