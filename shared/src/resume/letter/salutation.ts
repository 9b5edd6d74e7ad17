import type { Country } from '../../countries.ts'
import type { Language } from '../../languages.ts'
import { withCompanyArticle } from './company-article.ts'
import type { Honorific, Letter } from './letter.ts'

/** Who a letter is for, and the customs that it follows. */
export interface LetterAddress {
  readonly recipient: Pick<Letter['recipient'], 'name' | 'honorific'>
  readonly company: string
  readonly country: Country | undefined
}

/** British usage writes titles without a period and has two closings. */
export const hasBritishUsage = (country: Country | undefined): boolean => country === 'UK' || country === 'EU'

/**
 * A name of two words ends with the surname. In a longer one, that is not certain: Spanish names have two surnames and
 * often two given names.
 */
const getSurname = (name: string): string => {
  const words = name.split(/\s+/)
  return words.length === 2 ? (words[1] ?? name) : name
}

const SPANISH_TITLES: Readonly<Partial<Record<Honorific, string>>> = { ms: 'Estimada Sra.', mr: 'Estimado Sr.' }

/** Spanish has a colon after the salutation. Without a title, the wording says nothing about gender. */
const createSpanishSalutation = ({ recipient, company, country }: LetterAddress): string => {
  const { name, honorific } = recipient
  const title = SPANISH_TITLES[honorific]
  if (name !== '' && title) return `${title} ${getSurname(name)}:`
  if (name !== '') return `${country === 'AR' ? 'Buen día' : 'Buenos días'}, ${name}:`
  return company === ''
    ? 'A quien corresponda:'
    : `Estimado equipo de ${withCompanyArticle(company)}:`.replace(' de el ', ' del ')
}

const ENGLISH_TITLES: Readonly<Partial<Record<Honorific, string>>> = { ms: 'Ms', mr: 'Mr', mx: 'Mx' }

const createEnglishSalutation = ({ recipient, company, country }: LetterAddress): string => {
  const { name, honorific } = recipient
  const title = ENGLISH_TITLES[honorific]
  if (name !== '' && title) return `Dear ${title}${hasBritishUsage(country) ? '' : '.'} ${getSurname(name)},`
  if (name !== '') return `Dear ${name},`
  return company === '' ? 'Dear Hiring Manager,' : `Dear ${company} Hiring Team,`
}

/** The salutation by the rules of the language, with its final comma or colon. */
export const createSalutation = (address: LetterAddress, language: Language): string => {
  const trimmed = {
    recipient: { ...address.recipient, name: address.recipient.name.trim() },
    company: address.company.trim(),
    country: address.country,
  }
  return language === 'es' ? createSpanishSalutation(trimmed) : createEnglishSalutation(trimmed)
}

const SPANISH_CLOSINGS: Readonly<Partial<Record<Country, string>>> = {
  ES: 'Reciban un cordial saludo,',
  EU: 'Reciban un cordial saludo,',
  AR: 'Saludos cordiales,',
  CL: 'Saludos cordiales,',
  CO: 'Cordialmente,',
}

/** The closing that is usual in the country. British letters that name nobody end with `Yours faithfully`. */
export const createClosing = ({ recipient, country }: LetterAddress, language: Language): string => {
  if (language === 'es') return SPANISH_CLOSINGS[country ?? 'OTHER'] ?? 'Atentamente,'
  if (!hasBritishUsage(country)) return 'Sincerely,'
  return recipient.name.trim() === '' ? 'Yours faithfully,' : 'Yours sincerely,'
}
