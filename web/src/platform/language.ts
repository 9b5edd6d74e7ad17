import { isLanguage, type Language, pickLanguage } from '#shared/languages.ts'

const KEY = 'language'

/** The language that the address asks for, as `/es/` and `/es/help` do; null for other addresses. */
export const getAddressLanguage = (): Language | null => {
  const [, first] = location.pathname.split('/')
  return isLanguage(first) ? first : null
}

/** The language of the address, else the stored one, else the browser's. */
export const getPreferredLanguage = (): Language => {
  try {
    const fromAddress = getAddressLanguage()
    if (fromAddress !== null) return fromAddress
    return pickLanguage(localStorage.getItem(KEY), navigator.language)
  } catch {
    return pickLanguage(null, navigator.language)
  }
}

/** Stores the interface language. Never throws. */
export const saveLanguage = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Saves the language of the address for the screens behind the landing page, unless one was chosen before. */
export const saveAddressLanguage = (): void => {
  const named = getAddressLanguage()
  try {
    if (named !== null && localStorage.getItem(KEY) === null) saveLanguage(named)
  } catch {
    // Storage is blocked: the next page is in the browser's language.
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
