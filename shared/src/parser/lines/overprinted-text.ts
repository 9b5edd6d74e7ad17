import type { TextRun } from './text-run.ts'

/** Fake bold and shadows lie within this distance of the text, in em. */
const MAX_SHIFT_EM = 0.2
/** Kerning and accents overlap the text before them by less than this, in em. */
const MIN_OVERLAP_EM = 0.45
/** The place of a letter within a run is an estimate from the mean width of its letters. */
const MIN_SLACK_CHARS = 2
const SLACK_SHARE = 0.2

/**
 * The runs of a row, left to right, without text that is painted again on its own place (fake bold, shadows). The copies
 * may be split into other runs than the text.
 */
export const removeOverprinted = (runs: readonly TextRun[]): TextRun[] => {
  const kept: TextRun[] = []
  for (const run of joinDoubledLetters(runs)) {
    const last = kept.at(-1)
    const isOver = last && last.right - run.x > MIN_OVERLAP_EM * Math.min(run.size, run.right - run.x)
    if (!last || !isOver || Math.abs(last.y - run.y) > MAX_SHIFT_EM * run.size) {
      kept.push(run)
      continue
    }
    if (run.text.startsWith(last.text) && Math.abs(run.x - last.x) < MAX_SHIFT_EM * run.size) {
      kept[kept.length - 1] = { ...run, order: Math.min(run.order, last.order) }
      continue
    }
    const rest = findRest(last, run)
    if (rest === undefined) kept.push(run)
    else if (rest.trim() !== '') kept.push(toRest(last, run, rest))
  }
  return kept
}

/** What a run adds to the text that it overlaps: nothing for a copy; undefined where the texts differ. */
const findRest = (last: TextRun, run: TextRun): string | undefined => {
  const width = (last.right - last.x) / Math.max(1, last.text.length)
  const expected = (run.x - last.x) / Math.max(0.01, width)
  const slack = Math.max(MIN_SLACK_CHARS, SLACK_SHARE * expected)
  const from = Math.max(0, Math.floor(expected - slack))
  const to = Math.min(last.text.length - 1, Math.ceil(expected + slack))
  for (let at = from; at <= to; at++) {
    const covered = Math.min(run.text.length, last.text.length - at)
    if (last.text.startsWith(run.text.slice(0, covered), at) && covered >= MIN_SLACK_CHARS)
      return run.text.slice(covered)
  }
  return Math.abs(run.x - last.x) < MAX_SHIFT_EM * run.size && last.text.startsWith(run.text) ? '' : undefined
}

const toRest = (last: TextRun, run: TextRun, rest: string): TextRun => ({
  ...run,
  text: rest.trimStart(),
  x: Math.min(last.right, run.right),
  spaceBefore: /^\s/.test(rest),
})

/** Fewer letters may be a text of their own that overlaps the one before it. */
const MIN_DOUBLED_LETTERS = 4

/**
 * Joins runs in which each letter is painted twice before the next one, so that pdf.js starts a new run at each second
 * letter: `A`, `An`, `na`, `a`. One of each two letters stays. The first may be apart, as Word paints shadows.
 */
const joinDoubledLetters = (runs: readonly TextRun[]): readonly TextRun[] => {
  const chains: [TextRun, ...TextRun[]][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const run of runs) {
    const chain = chains.at(-1)
    const goesOn = chain?.[0].font === run.font && Math.abs(run.y - chain[0].y) <= MAX_SHIFT_EM * run.size
    if (goesOn && run.x < right) {
      chain.push(run)
      right = Math.max(right, run.right)
    } else {
      chains.push([run])
      right = run.right
    }
  }
  return chains.length === runs.length ? runs : chains.flatMap((chain) => joinDoubled(chain) ?? chain)
}

const joinDoubled = (chain: readonly [TextRun, ...TextRun[]]): TextRun | undefined => {
  if (chain.length === 1) return undefined
  const [first] = chain
  const painted = chain.toSorted((a, b) => a.order - b.order)
  const text = painted.reduce((all, run) => (run.spaceBefore && all !== '' ? `${all} ${run.text}` : all + run.text), '')
  const letters = [...text.replaceAll(' ', '')]
  const isDoubled = letters.every((letter, i) => letter === letters[i % 2 === 0 ? i + 1 : i - 1])
  if (letters.length < MIN_DOUBLED_LETTERS || !isDoubled) return undefined
  return {
    ...first,
    text: text.replace(/(\S) *\1/gu, '$1'),
    right: Math.max(...chain.map((run) => run.right)),
    spaceAfter: chain.at(-1)?.spaceAfter ?? false,
    lastOrder: Math.max(...chain.map((run) => run.order)),
  }
}
