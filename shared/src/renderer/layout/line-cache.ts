import type { TextRun, TextStyle } from '../compose/blocks.ts'
import type { FontFace } from '../fonts/font-face.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { type BreakOptions, breakLines, type Line, type LineSegment } from './break-lines.ts'

/** A line whose segments refer to their runs by index. */
interface KnownLine extends Omit<Line, 'segments'> {
  readonly segments: readonly (Omit<LineSegment, 'run'> & { readonly index: number })[]
}

const known = new Map<string, readonly KnownLine[]>()
/** A resume of 30 pages has about 700; all are forgotten beyond so many. */
const MAX_TEXTS = 2_500

/** As `breakLines`; remembers its lines, as nearly all texts are after a keystroke as they were before. */
export const getLines = (
  runs: readonly TextRun[],
  style: TextStyle,
  width: number,
  typeface: Typeface,
  options: BreakOptions = {},
): Line[] => {
  const key = createKey(runs, style, width, typeface, options)
  const found = known.get(key)
  if (found) return found.map((line) => withRuns(line, runs))
  const lines = breakLines(runs, style, width, typeface, options)
  if (known.size >= MAX_TEXTS) known.clear()
  // Measuring tells the typeface which characters it lacks.
  if (hasAllGlyphs(runs, style, typeface))
    known.set(
      key,
      lines.map((line) => ({
        ...line,
        segments: line.segments.map(({ run, ...segment }) => ({ ...segment, index: runs.indexOf(run) })),
      })),
    )
  return lines
}

const withRuns = (line: KnownLine, runs: readonly TextRun[]): Line => ({
  ...line,
  segments: line.segments.flatMap(({ index, ...segment }) => {
    const run = runs[index]
    return run ? [{ ...segment, run }] : []
  }),
})

/** All that lines depend on. */
const createKey = (
  runs: readonly TextRun[],
  { weight, size, align, tracking, tabular }: TextStyle,
  width: number,
  { faces }: Typeface,
  { hyphenate }: BreakOptions,
): string =>
  JSON.stringify([
    width,
    getFaceId(faces[weight]),
    size,
    align === 'center',
    tracking,
    tabular,
    hyphenate,
    ...runs.flatMap((run) => [run.text, run.weight && getFaceId(faces[run.weight]), run.size, run.href !== undefined]),
  ])

const faceIds = new WeakMap<FontFace, number>()
let faceCount = 0

const getFaceId = (face: FontFace): number => {
  const id = faceIds.get(face) ?? faceCount++
  faceIds.set(face, id)
  return id
}

const hasAllGlyphs = (runs: readonly TextRun[], style: TextStyle, { faces }: Typeface): boolean =>
  runs.every((run) => {
    const face = faces[run.weight ?? style.weight]
    return Array.from(run.text).every(
      (character) => /\s/.test(character) || face.glyph(character.codePointAt(0) ?? 0) > 0,
    )
  })
