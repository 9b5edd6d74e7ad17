import { createNumberFormat, startSentence } from '../format.ts'

/** Four digits have no separator in Spanish. */
export const { formatNumber, formatCount } = createNumberFormat(',', '\u00a0', 10_000)

type Count = string | number | undefined
type Forms = readonly [one: string, many: string]

interface PartForms {
  /** Whether the noun is feminine. */
  readonly feminine?: boolean
  /** Left out where the sentence has named it. */
  readonly noun?: Forms
  readonly verb: Forms
}

/** A part of a whole with its verb: `ninguna de las 8 tiene`, `1 de las 8 viñetas tiene`, `los 3 puestos tienen`. */
export const formatPart = (
  part: Count,
  whole: Count,
  { feminine = false, noun, verb: [is, are] }: PartForms,
): string => {
  const [one, many] = noun ?? ['', '']
  if (Number(whole) === 1) {
    if (Number(part) > 0) return `${feminine ? 'la única' : 'el único'} ${one} ${is}`.replace('  ', ' ')
    return `${feminine ? 'ninguna' : noun ? 'ningún' : 'ninguno'} ${one} ${is}`.replace('  ', ' ')
  }
  const all = `${feminine ? 'las' : 'los'} ${formatNumber(whole)} ${many}`.trim()
  if (Number(part) === Number(whole)) return `${all} ${are}`
  if (Number(part) === 0) return `${feminine ? 'ninguna' : 'ninguno'} de ${all} ${is}`
  return `${formatNumber(part)} de ${all} ${Number(part) === 1 ? is : are}`
}

/** A part of a whole at the start of a sentence. */
export const startWithPart = (part: Count, whole: Count, forms: PartForms): string =>
  startSentence(formatPart(part, whole, forms))

/** `A, B, C` as `A, B o C`; before a word in o- as `A u Oracle`. */
export const joinWithOr = (list: Count): string =>
  String(list ?? '').replace(/, (?=([^,]*)$)/, (_, last: string) => (/^«?h?[oó]/i.test(last) ? ' u ' : ' o '))

/** `A, B` as `«A» o «B»`. */
export const quoteWords = (list: Count): string =>
  joinWithOr(
    String(list ?? '')
      .split(', ')
      .map((word) => `«${word}»`)
      .join(', '),
  )
