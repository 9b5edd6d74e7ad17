import { fold } from './fold.ts'

/** Legal forms at the end of company names, folded, without dots. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc llc llp ltd ltda limited corp co gmbh plc pty sa sl sas srl sarl spa slu sac sab eirl cia'.split(' '),
)
/** Legal forms that are also state codes or common words: they count within a name, not at the end of any text. */
const AMBIGUOUS_LEGAL_FORMS: readonly string[] = 'ag ab bv cv nv oy sc company companies corporation'.split(' ')

const WORDS: ReadonlySet<string> = new Set([...LEGAL_FORMS, ...AMBIGUOUS_LEGAL_FORMS])

const normalize = (text: string): string => fold(text).replace(/[.: ]/g, '')

/** Whether a text is a legal form and nothing else: `S.A.`, `Inc`, `GmbH`. */
export const isCompanySuffix = (text: string): boolean => LEGAL_FORMS.has(normalize(text))

/** `Semillas del Bajío S.A. de C.V.`, `Viveros Tinaja S. de R.L.`: forms of several words. */
const LONG_FORM =
  /\s(?:S\.?\s?A\.?(?:\s?P\.?\s?I\.?|\s?B\.?)?|S\.?\s?de\s?R\.?\s?L\.?)(?:\s?de\s?C\.?\s?V\.?)$|\sS\.?\s?de\s?R\.?\s?L\.?$/iu

/** Whether a text ends as company names do: `Conservas del Segura S.A.`. */
export const endsWithCompanySuffix = (text: string): boolean => {
  if (LONG_FORM.test(text)) return true
  const last = /(?:\s|^[^\s,]*,)(\S+)$/u.exec(text.replace(/\.\s+(?=\p{L}\.)/gu, '.'))?.[1]
  return last !== undefined && isCompanySuffix(last)
}

/** Whether a word of a company name is a legal form; `word` is folded and may have dots. */
export const isLegalForm = (word: string): boolean => WORDS.has(normalize(word))
