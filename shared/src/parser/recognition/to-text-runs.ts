import type { TextRun } from '../lines/text-run.ts'
import { measureWords } from './measure-words.ts'
import type { RecognizedLine, RecognizedPage, RecognizedWord } from './recognized-page.ts'
import { splitAtWideGaps } from './split-words.ts'

/** Lines below this mean confidence are specks and drawings; so are shorter ones below the other. */
const MIN_CONFIDENCE = 50
const MIN_SHORT_CONFIDENCE = 80
const SHORT_CHARS = 6
/** Words of one or two characters below this confidence are specks. */
const MIN_SHORT_WORD_CONFIDENCE = 25
/** From descender to ascender, in em. */
const ROW_HEIGHT_EM = 0.93
/** Words that are larger or further off their line's baseline were measured with a part of another line. */
const MAX_EM_RATIO = 1.5
const MAX_SHIFT_EM = 0.36
/** Sizes are measured on letters; those this close to each other are one. */
const SAME_SIZE_RATIO = 1.12
const MIN_SIZE_PT = 4
const MAX_SIZE_PT = 72

/** What a bullet is recognized as. */
const BULLET_LOOKALIKE = /^[eo0c*°·•«»+¢©®@>.,"'—–-]$/
const BULLET = '•'
/** A bullet stands further from the text than a word does, or is smaller than a letter. */
const MIN_BULLET_GAP_EM = 0.45
const MIN_BULLET_GAP_RATIO = 1.6
const MAX_BULLET_EM = 0.46

/** Words of one size between wide gaps of a line. Size and baseline in pt. */
interface WordGroup {
  readonly words: readonly RecognizedWord[]
  readonly size: number
  readonly y: number
}

/**
 * The recognized words of a page as text runs, one for each word, in pt. Words that stand together share a baseline, so
 * that a page that is not quite straight keeps its rows. All runs have font 0: a picture does not say which letters are bold.
 */
export const toTextRuns = (page: RecognizedPage): TextRun[] => {
  const lines = page.lines.map((line) => ({ ...line, words: line.words.filter(isText) })).filter(isReadable)
  const groups = lines.flatMap((line) => toGroups(line, page.pxPerPt))
  const sizes = unifySizes(groups.map(({ size }) => size))
  const runs: TextRun[] = []
  let order = 0
  groups.forEach(({ words, y }, i) => {
    for (const { text, bbox } of words)
      runs.push({
        text,
        x: bbox.x0 / page.pxPerPt,
        right: bbox.x1 / page.pxPerPt,
        y,
        size: sizes[i] ?? MIN_SIZE_PT,
        font: 0,
        order: order++,
        spaceBefore: true,
        spaceAfter: true,
      })
    // Text that is painted at another time may be another column's.
    order++
  })
  return runs
}

const isText = ({ text, confidence }: RecognizedWord): boolean =>
  text.trim() !== '' && (text.length > 2 || confidence >= MIN_SHORT_WORD_CONFIDENCE)

const isReadable = ({ words }: RecognizedLine): boolean => {
  const chars = words.reduce((sum, { text }) => sum + text.length, 0)
  const weighted = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return chars > 0 && weighted / chars >= (chars > SHORT_CHARS ? MIN_CONFIDENCE : MIN_SHORT_CONFIDENCE)
}

const toGroups = (line: RecognizedLine, pxPerPt: number): WordGroup[] => {
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2
  const em = measureWords(line.words)?.em ?? line.rowAttributes.rowHeight / ROW_HEIGHT_EM
  return splitAtWideGaps(restoreBullet(line.words, em), em).map((words) => {
    const own = measureWords(words)
    const isPlausible = own && own.em < em * MAX_EM_RATIO && Math.abs(own.baseline - baseline) < MAX_SHIFT_EM * em
    const measure = isPlausible ? own : { baseline, em }
    const size = Math.max(MIN_SIZE_PT, Math.min(MAX_SIZE_PT, measure.em / pxPerPt))
    return { words, y: measure.baseline / pxPerPt, size }
  })
}

/** The sizes with the median of its group for each; a group goes on while the next size is close to its first. */
const unifySizes = (sizes: readonly number[]): number[] => {
  const order = sizes.map((_, i) => i).sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0))
  const unified = [...sizes]
  let group: number[] = []
  const close = (): void => {
    const median = sizes[group[Math.floor(group.length / 2)] ?? 0] ?? 0
    for (const i of group) unified[i] = Math.round(median * 2) / 2
  }
  for (const i of order) {
    const [first] = group
    if (first !== undefined && (sizes[i] ?? 0) > (sizes[first] ?? 0) * SAME_SIZE_RATIO) {
      close()
      group = []
    }
    group.push(i)
  }
  close()
  return unified
}

/** The words with a bullet for a first one that is a single sign, set apart. `em` in px. */
const restoreBullet = (words: readonly RecognizedWord[], em: number): readonly RecognizedWord[] => {
  const [first, second] = words
  if (!first || !second || !BULLET_LOOKALIKE.test(first.text)) return words
  const gaps = words.slice(2).map((word, i) => word.bbox.x0 - (words[i + 1]?.bbox.x1 ?? 0))
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const gap = second.bbox.x0 - first.bbox.x1
  const isSmall = first.bbox.y1 - first.bbox.y0 < MAX_BULLET_EM * em
  const isApart = gap > MIN_BULLET_GAP_EM * em && (isSmall || gap > MIN_BULLET_GAP_RATIO * usual)
  return isApart ? [{ ...first, text: BULLET }, ...words.slice(1)] : words
}
