import type { Language } from '../languages.ts'
import { foldAccents } from './schema/fold-accents.ts'

const MAX_PART_CHARS = 60

/** Lower case, without accents, with a hyphen between words; other scripts keep their letters. */
const toFileNamePart = (text: string): string =>
  foldAccents(text.slice(0, 2 * MAX_PART_CHARS))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_PART_CHARS)
    .replace(/^-|-$/g, '')

interface NamedPerson {
  readonly fullName: string
  readonly title: string
}

/**
 * The name of a resume's PDF, from the person's name and job: `ines-carballo-product-manager-es.pdf`. A resume with
 * neither is `cv-es.pdf`. `kind` takes the place of the job in that of a letter.
 */
export const createPdfFileName = (person: NamedPerson, language: Language, kind?: string): string =>
  `${createStem(person, language, kind)}.pdf`

/** The name of a resume's Word file, as `createPdfFileName`. */
export const createWordFileName = (person: NamedPerson, language: Language, kind?: string): string =>
  `${createStem(person, language, kind)}.docx`

const createStem = ({ fullName, title }: NamedPerson, language: Language, kind: string | undefined): string =>
  [toFileNamePart(fullName) || 'cv', toFileNamePart(kind ?? title), language].filter(Boolean).join('-')
