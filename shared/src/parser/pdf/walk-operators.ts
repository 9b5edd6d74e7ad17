import { unsafeCast } from '../../cast.ts'
import {
  type CoverState,
  clipTo,
  enterGroup,
  isRectangle,
  placeBox,
  setParameters,
  toNumbers,
  WHOLE_PAGE,
} from './fill-cover.ts'
import { type Box, IDENTITY, type Matrix, multiply, toMatrix, transformBox } from './matrix.ts'
import type { PdfOperators } from './pdfjs-types.ts'

/** A text that a page paints. Position and size in pt on the displayed page, y downwards. */
export interface PaintedText {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
  readonly font: string
  /** `#rrggbb`; undefined for patterns. */
  readonly color: string | undefined
  /** Text rendering mode 3: neither filled nor stroked. */
  readonly invisible: boolean
  /** Number of its operator. */
  readonly at: number
}

export interface PaintedFill extends Box {
  readonly color: string | undefined
  readonly at: number
  /** The box in which it hides what was painted before; undefined for other shapes and transparent ones. */
  readonly cover: Box | undefined
}

export interface PaintedPage {
  readonly texts: PaintedText[]
  readonly fills: PaintedFill[]
  readonly images: Box[]
}

interface GraphicsState {
  ctm: Matrix
  color: string | undefined
  invisible: boolean
  font: string
  size: number
  leading: number
  rise: number
  clip: CoverState['clip']
  transparent: CoverState['transparent']
}

/** Texts, and fills, of a page; further ones are left out. */
const MAX_PAINTED_ITEMS = 30_000

/**
 * The texts, filled shapes and images that a page's operators paint. `page` is the viewport's transformation. Images that
 * pdf.js leaves out unread show as a transformation with nothing painted before its end.
 */
export const walkOperators = (
  operators: PdfOperators,
  ops: Readonly<Record<string, number>>,
  page: readonly number[],
): PaintedPage => {
  const painted: PaintedPage = { texts: [], fills: [], images: [] }
  const view = toMatrix(page)
  let state: GraphicsState = {
    ...{ ctm: view, color: '#000000', invisible: false, font: '', size: 1, leading: 0, rise: 0 },
    ...WHOLE_PAGE,
  }
  const stack: GraphicsState[] = []
  let line = IDENTITY
  let text = IDENTITY
  /** The place of the unit square since the last transformation; undefined once something is painted in it. */
  let unpainted: Box | undefined
  let at = 0
  let isClipping = false
  const addUnpainted = (): void => {
    if (unpainted) painted.images.push(unpainted)
    unpainted = undefined
  }
  const restore = (): void => {
    addUnpainted()
    state = stack.pop() ?? { ...state, ctm: view }
  }
  const move = (x: number, y: number): void => {
    line = multiply(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const save = (): void => void stack.push({ ...state })
  const concat = (args: readonly unknown[]): void => {
    state.ctm = multiply(state.ctm, toMatrix(args))
  }
  const markPainted = (): void => {
    unpainted = undefined
  }
  const paintImage = (): void => {
    markPainted()
    painted.images.push(transformBox(state.ctm, 0, 0, 1, 1))
  }

  const run: Partial<Record<string, (args: readonly unknown[]) => void>> = {
    save,
    restore,
    transform: (args) => {
      concat(args)
      unpainted = transformBox(state.ctm, 0, 0, 1, 1)
    },
    shadingFill: markPainted,
    paintFormXObjectBegin: (args) => {
      markPainted()
      save()
      concat([args[0]])
      if (args[1]) state.clip = clipTo(state.clip, placeBox(state.ctm, toNumbers(args[1])))
    },
    paintFormXObjectEnd: restore,
    beginGroup: (args) => {
      save()
      state = { ...state, ...enterGroup(state, state.ctm, args[0]) }
    },
    endGroup: restore,
    setGState: (args) => {
      state.transparent = setParameters(state, args[0])
    },
    clip: () => {
      isClipping = true
    },
    eoClip: () => {
      isClipping = true
    },
    beginText: () => {
      markPainted()
      line = IDENTITY
      text = IDENTITY
    },
    setTextMatrix: (args) => {
      line = toMatrix(args)
      text = line
    },
    moveText: (args) => move(toNumber(args[0]), toNumber(args[1])),
    setLeadingMoveText: (args) => {
      state.leading = toNumber(args[1])
      move(toNumber(args[0]), toNumber(args[1]))
    },
    setLeading: (args) => {
      state.leading = toNumber(args[0])
    },
    nextLine: () => move(0, state.leading),
    setFont: (args) => {
      state.font = String(args[0] ?? '')
      state.size = toNumber(args[1])
    },
    setTextRenderingMode: (args) => {
      state.invisible = args[0] === 3
      // The text of the other modes is a clipping path.
      if (toNumber(args[0]) > 3) state.clip = undefined
    },
    setFillRGBColor: (args) => {
      state.color = typeof args[0] === 'string' ? args[0] : undefined
    },
    setFillColorN: () => {
      state.color = undefined
    },
    constructPath: (args) => {
      if (args[0] !== ops['endPath']) markPainted()
      const fills = args[0] === ops['fill'] || args[0] === ops['eoFill'] || args[0] === ops['fillStroke']
      const box = toNumbers(args[2])
      const upright = (fills || isClipping) && isRectangle(args[1], box) ? placeBox(state.ctm, box) : undefined
      if (isClipping) state.clip = clipTo(state.clip, upright)
      isClipping = false
      if (!fills || box.length < 4 || painted.fills.length > MAX_PAINTED_ITEMS) return
      const [x = 0, y = 0, right = 0, bottom = 0] = box
      const isOpaque = state.color !== undefined && state.transparent.length === 0
      const cover = isOpaque ? clipTo(state.clip, upright) : undefined
      painted.fills.push({ ...transformBox(state.ctm, x, y, right, bottom), color: state.color, at, cover })
    },
    paintImageXObject: paintImage,
    paintInlineImageXObject: paintImage,
    paintImageMaskXObject: paintImage,
    showText: (args) => {
      if (painted.texts.length > MAX_PAINTED_ITEMS) return
      const place = multiply(state.ctm, text)
      const size = Math.abs(state.size) * Math.hypot(place[2], place[3])
      const string = toText(args[0])
      if (string.trim() === '') return
      painted.texts.push({
        x: place[4],
        y: place[5],
        size,
        text: string,
        font: state.font,
        color: state.color,
        invisible: state.invisible,
        at,
      })
    },
  }
  const byCode = new Map(
    Object.entries(run).flatMap(([name, fn]) => (fn && ops[name] !== undefined ? [[ops[name], fn] as const] : [])),
  )
  operators.fnArray.forEach((code, i) => {
    at = i
    byCode.get(code)?.(
      unsafeCast<readonly unknown[]>(operators.argsArray[i] ?? [], 'arguments of an operator are a list'),
    )
  })
  addUnpainted()
  return painted
}

const toNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const toText = (glyphs: unknown): string => {
  if (!Array.isArray(glyphs)) return ''
  let text = ''
  for (const glyph of unsafeCast<unknown[]>(glyphs, 'checked')) {
    if (glyph && typeof glyph === 'object' && 'unicode' in glyph && typeof glyph.unicode === 'string')
      text += glyph.unicode
    if (text.length > 300) break
  }
  return text
}
