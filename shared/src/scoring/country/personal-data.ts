import { normalizeText } from '../../parser/lexicon/fold.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'
import type { Context } from '../context/context.ts'
import type { PendingEvidence } from '../context/locate-evidence.ts'
import { findWarnings, toWarningEvidence } from '../context/warnings.ts'
import { PERSONAL_DATA, type PersonalKind } from '../lexicon/personal-data.ts'
import type { Evidence } from '../results.ts'
import { CUSTOMS, type PersonalCustom } from './customs.ts'

export interface PersonalDatum {
  readonly kind: PersonalKind
  readonly evidence: Evidence | PendingEvidence
  /** What the customs of the resume's country say; undefined where no source is known. */
  readonly custom: PersonalCustom | undefined
}

/** Longer lines are prose. */
const MAX_LINE_CHARS = 200

/** Images of the file that have the size and place of a portrait. */
export const findPhotos = (context: Pick<Context, 'extracted'>) =>
  findWarnings(context, 'image').filter(({ params }) => Number(params?.['photo'] ?? 0) > 0)

/** The customs of the resume's country; undefined while the country is unknown. */
export const getCustoms = ({ country }: Pick<Context, 'country'>) =>
  country.code === 'unknown' ? undefined : CUSTOMS[country.code]

const listPersonalKinds = cacheByText((line): readonly PersonalKind[] => {
  if (line.length >= MAX_LINE_CHARS) return []
  const normalized = normalizeText(line)
  return PERSONAL_DATA.flatMap(([kind, pattern]) => (pattern.test(normalized) ? [kind] : []))
})

/** `Cédula: 1234567` below a degree is the license of a profession. */
const LICENSE = /^\W*c[eé]dula(?: prof(?:esional|\.)?)?\W{0,5}\d{6,8}\W*$/iu

const findPersonalTexts = ({ lines, headings, quote }: Context) => {
  const isBelowStudies = (at: number): boolean =>
    headings.findLast(({ line }) => line < at && lines[line]?.column === lines[at]?.column)?.key === 'education'
  return lines.flatMap(({ text }, i) =>
    LICENSE.test(text) && isBelowStudies(i)
      ? []
      : listPersonalKinds(text).map((kind) => ({ kind, evidence: quote(text) })),
  )
}

/** Personal data in a resume that have nothing to do with the work: a photo, and lines with a birth date, an ID number … */
export const findPersonalData = (context: Context): PersonalDatum[] => {
  const customs = getCustoms(context)
  const photo = toWarningEvidence(context, findPhotos(context)).slice(0, 1)
  return [...photo.map((evidence) => ({ kind: 'photo' as const, evidence })), ...findPersonalTexts(context)].map(
    (datum) => ({ ...datum, custom: customs?.personal[datum.kind] }),
  )
}
