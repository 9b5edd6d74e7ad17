import { trust } from '../../cast.ts'
import { type Box, boxOf, type Matrix, matrixOf, multiply, UNIT } from './matrix.ts'
import type { PdfOperators } from './pdfjs-types.ts'

/** A text as it is shown: where (pt, y downwards, page as shown), in what font, colour and way. */
export interface Shown {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
  readonly font: string
  /** `#rrggbb`; undefined for patterns. */
  readonly color: string | undefined
  /** Text rendering mode 3: painted with no ink. */
  readonly invisible: boolean
}

export interface Painted {
  readonly shown: Shown[]
  readonly fills: (Box & { readonly color: string | undefined })[]
  readonly pictures: Box[]
}

interface State {
  ctm: Matrix
  color: string | undefined
  invisible: boolean
  font: string
  size: number
  leading: number
  rise: number
}

/** Most shows and fills that are looked at on a page. */
const MOST = 30_000

/** Goes through a page's operators once. `page` is the viewport's transformation. */
export const walkOperators = (
  operators: PdfOperators,
  ops: Readonly<Record<string, number>>,
  page: readonly number[],
): Painted => {
  const painted: Painted = { shown: [], fills: [], pictures: [] }
  const view = matrixOf(page)
  let state: State = { ctm: view, color: '#000000', invisible: false, font: '', size: 1, leading: 0, rise: 0 }
  const stack: State[] = []
  let line = UNIT
  let text = UNIT
  const restore = (): void => {
    state = stack.pop() ?? { ...state, ctm: view }
  }
  const move = (x: number, y: number): void => {
    line = multiply(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const save = (): void => void stack.push({ ...state })
  const concat = (args: readonly unknown[]): void => {
    state.ctm = multiply(state.ctm, matrixOf(args))
  }
  const picture = (): void => void painted.pictures.push(boxOf(state.ctm, 0, 0, 1, 1))

  const run: Partial<Record<string, (args: readonly unknown[]) => void>> = {
    save,
    restore,
    transform: concat,
    paintFormXObjectBegin: (args) => {
      save()
      concat([args[0]])
    },
    paintFormXObjectEnd: restore,
    beginText: () => {
      line = UNIT
      text = UNIT
    },
    setTextMatrix: (args) => {
      line = matrixOf(args)
      text = line
    },
    moveText: (args) => move(num(args[0]), num(args[1])),
    setLeadingMoveText: (args) => {
      state.leading = num(args[1])
      move(num(args[0]), num(args[1]))
    },
    setLeading: (args) => {
      state.leading = num(args[0])
    },
    nextLine: () => move(0, state.leading),
    setFont: (args) => {
      state.font = String(args[0] ?? '')
      state.size = num(args[1])
    },
    setTextRenderingMode: (args) => {
      state.invisible = args[0] === 3
    },
    setFillRGBColor: (args) => {
      state.color = typeof args[0] === 'string' ? args[0] : undefined
    },
    setFillColorN: () => {
      state.color = undefined
    },
    constructPath: (args) => {
      const fills = args[0] === ops['fill'] || args[0] === ops['eoFill'] || args[0] === ops['fillStroke']
      const box = Array.from(trust<ArrayLike<number>>(args[2] ?? [], 'the path’s bounds'))
      if (!fills || box.length < 4 || painted.fills.length > MOST) return
      const [x = 0, y = 0, right = 0, bottom = 0] = box
      painted.fills.push({ ...boxOf(state.ctm, x, y, right, bottom), color: state.color })
    },
    paintImageXObject: picture,
    paintInlineImageXObject: picture,
    paintImageMaskXObject: picture,
    showText: (args) => {
      if (painted.shown.length > MOST) return
      const at = multiply(state.ctm, text)
      const size = Math.abs(state.size) * Math.hypot(at[2], at[3])
      const string = glyphText(args[0])
      if (string.trim() === '') return
      painted.shown.push({
        x: at[4],
        y: at[5],
        size,
        text: string,
        font: state.font,
        color: state.color,
        invisible: state.invisible,
      })
    },
  }
  const byCode = new Map(
    Object.entries(run).flatMap(([name, fn]) => (fn && ops[name] !== undefined ? [[ops[name], fn] as const] : [])),
  )
  operators.fnArray.forEach((code, i) => {
    byCode.get(code)?.(trust<readonly unknown[]>(operators.argsArray[i] ?? [], 'arguments of an operator are a list'))
  })
  return painted
}

const num = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const glyphText = (glyphs: unknown): string => {
  if (!Array.isArray(glyphs)) return ''
  let text = ''
  for (const glyph of trust<unknown[]>(glyphs, 'checked')) {
    if (glyph && typeof glyph === 'object' && 'unicode' in glyph && typeof glyph.unicode === 'string')
      text += glyph.unicode
    if (text.length > 300) break
  }
  return text
}
