import type { ExpectedResume } from './corpus.ts'

/** Shares and correlations are 0–1 (interleaving: 0 is right); NaN where no file of that kind was scored. */
export interface TextScores {
  readonly files: number
  /** Fields that stand in the text in one piece. */
  readonly fieldRecall: number
  /** Headings that are alone on their line. */
  readonly headingOwnLine: number
  /** Words, and lines of five words or more, of the files whose exact text is known. */
  readonly wordF1: number
  readonly sentenceIntegrity: number
  /** Kendall's tau of the order within each column. */
  readonly tauOneColumn: number
  readonly tauTwoColumns: number
  /** How often the text changes between columns more than it has to. */
  readonly interleaving: number
}

/** A text with and without hyphens at line ends, with single spaces and with none. */
interface Views {
  readonly spaced: readonly [string, string]
  readonly dense: readonly [string, string]
}

const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u00ad\s*/g, '')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[‐‑‒–—−―]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()

const joinHyphens = (text: string): string => text.replace(/([\p{L}\p{N}_])-\s*\n\s*(?=\p{L})/gu, '$1')
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')
const singleSpaces = (text: string): string => text.replace(/\s+/g, ' ')

const viewText = (text: string): Views => {
  const plain = normalize(text)
  const joined = joinHyphens(plain)
  return {
    spaced: [singleSpaces(plain), singleSpaces(joined)],
    dense: [withoutSpaces(plain), withoutSpaces(joined)],
  }
}

const contains = ({ spaced, dense }: Views, value: string, ignoreSpaces = false): boolean => {
  const wanted = singleSpaces(normalize(value)).trim()
  if (spaced.some((view) => view.includes(wanted))) return true
  return ignoreSpaces && dense.some((view) => view.includes(wanted.replaceAll(' ', '')))
}

/** Every value that must stand in the text; a link may have spaces in it. */
const listValues = (expected: ExpectedResume): { value: string; isLink: boolean }[] => {
  const { name, email, phone, links = [], headings = [], experience = [], education = [], skills = [] } = expected
  const values = [
    ...[name, email, phone, ...headings],
    ...experience.flatMap(({ company, position, start, end }) => [company, position, start, end]),
    ...education.flatMap(({ institution, start, end }) => [institution, start, end]),
    ...skills,
  ]
  return [
    ...values.flatMap((value) => (value ? [{ value, isLink: false }] : [])),
    ...links.flatMap((value) => (value ? [{ value, isLink: true }] : [])),
  ]
}

const lettersOf = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}_]+/gu, '')
const wordsOf = (text: string): string[] => normalize(joinHyphens(text)).match(/[\p{L}\p{N}]+/gu) ?? []

const countWords = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const wordF1 = (expected: string, text: string): number => {
  const [want, got] = [wordsOf(expected), wordsOf(text)]
  const counts = countWords(got)
  const common = [...countWords(want)].reduce((sum, [word, n]) => sum + Math.min(n, counts.get(word) ?? 0), 0)
  return (2 * common) / (want.length + got.length)
}

/** Kendall's tau of positions that should ascend; undefined for fewer than two. */
const kendallTau = (positions: readonly number[]): number | undefined => {
  if (positions.length < 2) return undefined
  let sum = 0
  positions.forEach((a, i) => {
    for (const b of positions.slice(i + 1)) sum += a < b ? 1 : -1
  })
  return sum / ((positions.length * (positions.length - 1)) / 2)
}

/** Anchors shorter than this, without spaces, may be found anywhere. */
const MIN_ANCHOR_CHARS = 4

/** The order of the texts of each column: tau weighted by column, and the changes between columns. */
const scoreOrder = (blocks: readonly (readonly string[])[], { dense }: Views) => {
  const text = dense[1]
  const columns = blocks.map((block) =>
    block.flatMap((anchor) => {
      const wanted = withoutSpaces(normalize(anchor))
      const at = text.indexOf(wanted)
      const isUsable = wanted.length >= MIN_ANCHOR_CHARS && at >= 0 && at === text.lastIndexOf(wanted)
      return isUsable ? [at] : []
    }),
  )
  const taus = columns.flatMap((positions) => {
    const tau = kendallTau(positions)
    return tau === undefined ? [] : [{ tau, weight: positions.length }]
  })
  const weight = taus.reduce((sum, one) => sum + one.weight, 0)
  const sequence = columns
    .flatMap((positions, column) => positions.map((at) => ({ at, column })))
    .sort((a, b) => a.at - b.at)
  const used = new Set(sequence.map(({ column }) => column)).size
  const changes = sequence.filter(({ column }, i) => i > 0 && sequence[i - 1]?.column !== column).length
  return {
    tau: weight > 0 ? taus.reduce((sum, one) => sum + one.tau * one.weight, 0) / weight : undefined,
    interleaving: used > 1 ? (changes - (used - 1)) / Math.max(1, sequence.length - used) : undefined,
  }
}

/** Files with fewer anchors than this have no order to measure. */
const MIN_ANCHORS = 4
/** Lines with fewer words than this are no sentences. */
const MIN_SENTENCE_WORDS = 5

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, v) => sum + v, 0) / values.length) * 1000) / 1000

/** Compares extracted texts (by file name) with what stands on the pages; scans and files with no text are left out. */
export const scoreText = (expectations: readonly ExpectedResume[], texts: ReadonlyMap<string, string>): TextScores => {
  const fields: boolean[] = []
  const headings: number[] = []
  const words: number[] = []
  const sentences: number[] = []
  const taus: { columns: number; tau: number }[] = []
  const interleavings: number[] = []
  let files = 0
  for (const expected of expectations) {
    const text = texts.get(expected.file)
    if (text === undefined || expected.imageOnly) continue
    files++
    const views = viewText(text)
    fields.push(...listValues(expected).map(({ value, isLink }) => contains(views, value, isLink)))
    const lines = new Set(text.split('\n').map(lettersOf))
    if (expected.headings?.length) headings.push(mean(expected.headings.map((h) => (lines.has(lettersOf(h)) ? 1 : 0))))
    if (expected.fullText) {
      words.push(wordF1(expected.fullText, text))
      const long = expected.fullText.split('\n').filter((line) => line.trim().split(/\s+/).length >= MIN_SENTENCE_WORDS)
      sentences.push(long.filter((line) => contains(views, line, true)).length / Math.max(1, long.length))
    }
    const blocks = expected.blocks ?? []
    if (blocks.flat().length >= MIN_ANCHORS) {
      const { tau, interleaving } = scoreOrder(blocks, views)
      if (tau !== undefined) taus.push({ columns: expected.columns, tau })
      if (interleaving !== undefined) interleavings.push(interleaving)
    }
  }
  const tauOf = (two: boolean) => mean(taus.filter(({ columns }) => (columns === 2) === two).map(({ tau }) => tau))
  return {
    files,
    fieldRecall: Math.round((fields.filter(Boolean).length / fields.length) * 10_000) / 10_000,
    headingOwnLine: mean(headings),
    wordF1: mean(words),
    sentenceIntegrity: mean(sentences),
    tauOneColumn: tauOf(false),
    tauTwoColumns: tauOf(true),
    interleaving: mean(interleavings),
  }
}
