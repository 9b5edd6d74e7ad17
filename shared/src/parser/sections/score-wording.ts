import { fold } from '../lexicon/fold.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind, headingKindByKey } from '../lexicon/headings.ts'

/** What the words of a heading weigh against the logarithms of odds of its content. */
const KNOWN_WORDING = 6
const KEY_WORD = 2.5

const WORK =
  /\b(?:laboral(?:es)?|trabajos?|empleos?|work|jobs?|experienci\w*|experiences?|teaching|docencia|ayudantias?|assistantships?)\b/
const STUDIES =
  /\b(?:academic\w*|educati\w*|educacion\w*|formacion|formativ\w*|formador\w*|estudios|training|qualifications?)\b/

/** Whether a heading has words for work and for studies, so that its content decides: `Formación laboral`. */
export const isWorkOrStudies = (title: string): boolean => WORK.test(fold(title)) && STUDIES.test(fold(title))

/** How much the words of a heading speak against a kind of section. */
export const scoreMismatch = (title: string, kind: SectionKind): number => {
  if (isWorkOrStudies(title) && (kind === 'experience' || kind === 'education')) return 0
  const known = headingKind(title)
  if (known !== undefined) return known === kind ? 0 : KNOWN_WORDING
  const byKey = headingKindByKey(title)
  if (byKey === 'other' || byKey === kind) return 0
  // `Teaching and Technical Experience` is as clear as `Experience`.
  return byKey === 'experience' && kind === 'education' && WORK.test(fold(title)) ? KNOWN_WORDING : KEY_WORD
}
