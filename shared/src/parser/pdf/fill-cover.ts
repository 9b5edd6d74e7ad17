import { unsafeCast } from '../../cast.ts'
import { type Box, IDENTITY, type Matrix, multiply, toMatrix, transformBox } from './matrix.ts'

/** What decides whether a filled shape hides what was painted before it. */
export interface CoverState {
  /** The area that is painted in; undefined where it has another shape than a box. */
  readonly clip: Box | undefined
  /** What lets the ground show through: parameters of the graphics state, `group` for that of the group around. */
  readonly transparent: readonly string[]
}

export const WHOLE_PAGE: CoverState = { clip: { x: -1e6, y: -1e6, right: 1e6, bottom: 1e6 }, transparent: [] }

/** The state after parameters of pdf.js's operator `setGState`. */
export const setParameters = (state: CoverState, parameters: unknown): readonly string[] => {
  if (!Array.isArray(parameters)) return state.transparent
  let transparent = state.transparent
  for (const pair of unsafeCast<unknown[]>(parameters, 'checked')) {
    if (!Array.isArray(pair)) continue
    const [key, value] = unsafeCast<unknown[]>(pair, 'checked')
    const isOpaque = OPAQUE[String(key)]
    if (!isOpaque) continue
    transparent = transparent.filter((other) => other !== key)
    if (!isOpaque(value)) transparent = [...transparent, String(key)]
  }
  return transparent
}

const OPAQUE: Readonly<Record<string, (value: unknown) => boolean>> = {
  ca: (value) => value === 1,
  BM: (value) => value === 'source-over',
  SMask: (value) => value === false,
}

/** The state within a group with these options of pdf.js's operator `beginGroup`. A group of a mask paints nothing. */
export const enterGroup = (state: CoverState, ctm: Matrix, options: unknown): CoverState => {
  const group = options && typeof options === 'object' ? options : {}
  const isMask = 'smask' in group && Boolean(group.smask)
  const matrix = 'matrix' in group && group.matrix ? toMatrix(group.matrix) : IDENTITY
  const bounds = 'bbox' in group && group.bbox ? toNumbers(group.bbox) : undefined
  return {
    clip: bounds ? clipTo(state.clip, placeBox(multiply(ctm, matrix), bounds)) : state.clip,
    transparent: isMask || state.transparent.length > 0 ? ['group'] : [],
  }
}

/** The part of a clip that lies in a box; undefined where either has another shape. */
export const clipTo = (clip: Box | undefined, box: Box | undefined): Box | undefined =>
  clip &&
  box && {
    x: Math.max(clip.x, box.x),
    y: Math.max(clip.y, box.y),
    right: Math.min(clip.right, box.right),
    bottom: Math.min(clip.bottom, box.bottom),
  }

/** The bounds of a path or a form as a box on the page; undefined for those that stand at an angle. */
export const placeBox = (m: Matrix, [x = 0, y = 0, right = 0, bottom = 0]: readonly number[]): Box | undefined => {
  const isTurned = Math.abs(m[1]) + Math.abs(m[2]) > 1e-6 && Math.abs(m[0]) + Math.abs(m[3]) > 1e-6
  return isTurned ? undefined : transformBox(m, x, y, right, bottom)
}

/** Numbers of pdf.js: an array or a typed array. */
export const toNumbers = (value: unknown): number[] =>
  value && typeof value === 'object' && 'length' in value
    ? Array.from(unsafeCast<ArrayLike<unknown>>(value, 'it has a length'), Number)
    : []

/** Codes of pdf.js for the parts of a path. */
const LINE_TO = 1
const CLOSE_PATH = 4
const MAX_CORNERS = 5

/** Whether the path of pdf.js's operator `constructPath` is a rectangle with sides along its axes. */
export const isRectangle = (paths: unknown, [x = 0, y = 0, right = 0, bottom = 0]: readonly number[]): boolean => {
  const [path] = Array.isArray(paths) ? unsafeCast<unknown[]>(paths, 'checked') : []
  if (!(path instanceof Float32Array)) return false
  const corners = new Set<string>()
  let points = 0
  for (let i = 0; i < path.length; ) {
    const code = path[i] ?? CLOSE_PATH
    if (code === CLOSE_PATH) {
      i++
      continue
    }
    const [px = 0, py = 0] = path.subarray(i + 1, i + 3)
    if (code > LINE_TO || (px !== x && px !== right) || (py !== y && py !== bottom)) return false
    corners.add(`${px} ${py}`)
    points++
    i += 3
  }
  return corners.size === 4 && points <= MAX_CORNERS
}
