import { fold } from '../../lexicon/fold.ts'
import { type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import { findDateRange } from '../dates/find-date-range.ts'
import { type LabelKind, parseLabelledValue } from './labelled-values.ts'

/** Kinds of values that may share a line. */
const SHARED: ReadonlySet<LabelKind> = new Set(['company', 'position', 'school', 'degree', 'body', 'period', 'duties'])
/** Lines with such a label after a name, for it to be one. */
const MIN_ALIKE = 2
const MAX_LABEL_WORDS = 4
/** Longer lines are running text. */
const MAX_CHARS = 240

interface InnerLabel {
  readonly at: number
  readonly kind: LabelKind
}

/**
 * The lines with several labeled values (`Empresa: Viveros Lumo Cargo: Jardinera`) as one line for each, and those with a
 * label after a name (`Viveros Lumo. Cargo: Jardinera`) where the section has more of them.
 */
export const splitInnerLabels = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const found = new Map(lines.map((line) => [line, findInnerLabels(line)]))
  const counts = new Map<LabelKind, number>()
  for (const [first] of found.values()) if (first) counts.set(first.kind, (counts.get(first.kind) ?? 0) + 1)
  if (counts.size === 0) return lines
  return lines.flatMap((line) => {
    const labels = found.get(line) ?? []
    const own = parseLabelledValue(line.body)?.kind
    const isLabeled = own
      ? SHARED.has(own) && own !== 'duties'
      : (counts.get(labels[0]?.kind ?? 'note') ?? 0) >= MIN_ALIKE
    return labels.length > 0 && isLabeled ? splitAt(line, labels) : [line]
  })
}

/** A word with its value, with or without its colon: `Empresa: Lumo`, `Empresa Lumo`, `Cargo; Soldadora`. */
const FIRST_WORD = /^(\p{L}{4,14})(\s?[:;]|(?=\s))\s?(?=[\p{Lu}\d])(.+)$/su

/** The lines with the colon that a label lacks, where at least two lines of the section have it with that label. */
export const addMissingColons = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const counts = new Map<string, number>()
  const lacking = new Map<ParsedLine, string>()
  for (const line of lines) {
    const [, word = '', sign, value] = FIRST_WORD.exec(line.body) ?? []
    if (!SHARED.has(parseLabelledValue(`${word}:`)?.kind ?? 'note')) continue
    if (sign?.endsWith(':')) counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1)
    else lacking.set(line, `${word}: ${value}`)
  }
  return lines.map((line) => {
    const text = lacking.get(line)
    const isKnown = text && (counts.get(fold(text.slice(0, text.indexOf(':')))) ?? 0) >= MIN_ALIKE
    return isKnown ? { ...replaceText(line, text), dates: findDateRange(text) } : line
  })
}

const splitAt = (line: ParsedLine, labels: readonly InnerLabel[]): ParsedLine[] =>
  [0, ...labels.map(({ at }) => at)].map((from, i) => {
    const text = line.body.slice(from, labels[i]?.at).trim()
    return { ...replaceText(line, text), bullet: i === 0 && line.bullet, dates: findDateRange(text) }
  })

const findInnerLabels = (line: ParsedLine): InnerLabel[] => {
  const { body } = line
  if (body.length > MAX_CHARS) return []
  const isLabeled = parseLabelledValue(body) !== undefined
  return [...body.matchAll(/:(?=\s)/g)].flatMap(({ index }) => {
    const label = findLabelBefore(body, index)
    return label && (isSetOff(line, label.at) || (isLabeled && body.slice(0, label.at).includes(':'))) ? [label] : []
  })
}

/** Whether a sign or a wide gap stands before a part of a line. */
const isSetOff = ({ body, segments }: ParsedLine, at: number): boolean =>
  /[.,;:)|–-]\s?$/u.test(body.slice(0, at)) ||
  segments.some(({ afterGap, text }) => afterGap && body.slice(at).startsWith(text.slice(0, body.length - at)))

/** The longest label right before a colon, with text before it. */
const findLabelBefore = (body: string, colon: number): InnerLabel | undefined => {
  const words = body.slice(0, colon).trimEnd().split(' ')
  for (let count = Math.min(MAX_LABEL_WORDS, words.length - 1); count > 0; count--) {
    const label = words.slice(-count).join(' ')
    const kind = /^\p{Lu}/u.test(label) ? parseLabelledValue(`${label}: `)?.kind : undefined
    if (kind && SHARED.has(kind)) return { at: words.slice(0, -count).join(' ').length + 1, kind }
  }
  return undefined
}
