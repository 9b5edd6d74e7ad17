/** The languages of the interface and of resumes. */
export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether a value is a supported language code. */
export const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

/** Spanish for English and English for Spanish. */
export const otherLanguage = (language: Language): Language => (language === 'es' ? 'en' : 'es')

/**
 * The stored language if it is supported, else Spanish when `preferred` starts with `es`, else English. `preferred`: a
 * BCP 47 tag or an Accept-Language header, of which the first tag counts.
 */
export const pickLanguage = (stored: string | null | undefined, preferred: string | null | undefined): Language => {
  if (isLanguage(stored)) return stored
  return preferred?.trim().toLowerCase().startsWith('es') ? 'es' : 'en'
}
