/** The two languages of the product (spec section 9). */
export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

export const otherLanguage = (language: Language): Language => (language === 'es' ? 'en' : 'es')

/**
 * The language to speak: a stored choice if it is one of ours, else Spanish when the preferred one starts with `es`,
 * else English (spec section 9). `preferred` is a BCP 47 tag or an Accept-Language header; its first tag decides.
 */
export const pickLanguage = (stored: string | null | undefined, preferred: string | null | undefined): Language => {
  if (isLanguage(stored)) return stored
  return preferred?.trim().toLowerCase().startsWith('es') ? 'es' : 'en'
}
