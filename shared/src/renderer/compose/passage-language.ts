import type { Language } from '../../languages.ts'

/** Function words that exist in only one of the two languages. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set('el la los las de del y en con para por una un que se su al como más sus desde entre'.split(' ')),
  en: new Set('the of and in with for to by an that is its at as more from on their between using was'.split(' ')),
}

const MIN_WORDS = 5

/** The other language when a passage of at least five words is clearly written in it, else undefined. */
export const detectPassageLanguage = (text: string, language: Language): Language | undefined => {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  if (words.length < MIN_WORDS) return undefined
  const other = language === 'es' ? 'en' : 'es'
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length
  const [ownCount, otherCount] = [count(FUNCTION_WORDS[language]), count(FUNCTION_WORDS[other])]
  return otherCount >= 2 && otherCount > 2 * ownCount ? other : undefined
}
