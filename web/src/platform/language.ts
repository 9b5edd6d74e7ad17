import { isLanguage, type Language, pickLanguage } from '#shared/languages.ts'

const KEY = 'language'

/** The language chosen before, else the browser's (spec section 9). */
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
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Calls back when another tab of ours changes the language. */
export const onLanguageChangeInOtherTab = (listener: (language: Language) => void): (() => void) => {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY && isLanguage(event.newValue)) listener(event.newValue)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
