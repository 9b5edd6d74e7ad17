import { isLanguage, type Language, pickLanguage } from '#shared/languages.ts'

const KEY = 'language'

/** The stored language, else the browser's. */
export const getPreferredLanguage = (): Language => {
  try {
    return pickLanguage(localStorage.getItem(KEY), navigator.language)
  } catch {
    return pickLanguage(null, navigator.language)
  }
}

export const saveLanguage = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Calls `listener` when another tab changes the language. Returns the unsubscribe function. */
export const onLanguageChangeInOtherTab = (listener: (language: Language) => void): (() => void) => {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === KEY && isLanguage(event.newValue)) listener(event.newValue)
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}
