import { trust } from '../../cast.ts'
import type { PdfFile, PdfJs } from './types.ts'

/** Pages looked at: a scan shows on the first ones. */
const PAGES = 3

/** The largest part of a page, 0–1, that pictures cover on the first pages. Reads the operators of those pages. */
export const pictureShare = async (file: PdfFile, pdfjs: PdfJs): Promise<number> => {
  let most = 0
  for (let number = 1; number <= Math.min(PAGES, file.numPages); number++) {
    const page = await file.getPage(number).catch(() => undefined)
    const operators = await page?.getOperatorList().catch(() => undefined)
    if (!page || !operators) continue
    const { width, height } = page.getViewport({ scale: 1 })
    for (const box of pictureBoxes(operators.fnArray, operators.argsArray, pdfjs.OPS))
      most = Math.max(most, (box.width * box.height) / Math.max(1, width * height))
  }
  return most
}

export interface PictureBox {
  /** Lower left corner and size in the page's own coordinates, pt. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Matrix = readonly [number, number, number, number, number, number]
const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Where pictures are painted, from a page's operators. */
export const pictureBoxes = (
  fns: readonly number[],
  args: readonly unknown[],
  ops: Readonly<Record<string, number>>,
): PictureBox[] => {
  const paints = new Set(
    [
      'paintImageXObject',
      'paintInlineImageXObject',
      'paintImageMaskXObject',
      'paintJpegXObject',
      'paintImageXObjectRepeat',
    ].map((n) => ops[n]),
  )
  const boxes: PictureBox[] = []
  let now = UNIT
  const stack: Matrix[] = []
  fns.forEach((fn, i) => {
    if (fn === ops['save']) stack.push(now)
    else if (fn === ops['restore']) now = stack.pop() ?? UNIT
    else if (fn === ops['transform']) now = multiply(now, matrixOf(args[i]))
    else if (fn === ops['paintFormXObjectBegin']) {
      stack.push(now)
      const [form] = trust<[unknown]>(args[i] ?? [], 'arguments of an operator are a list')
      now = multiply(now, matrixOf(form))
    } else if (fn === ops['paintFormXObjectEnd']) now = stack.pop() ?? UNIT
    else if (paints.has(fn)) {
      const width = Math.abs(now[0]) + Math.abs(now[2])
      const height = Math.abs(now[1]) + Math.abs(now[3])
      boxes.push({ x: now[4] + Math.min(0, now[0], now[2]), y: now[5] + Math.min(0, now[1], now[3]), width, height })
    }
  })
  return boxes
}

const matrixOf = (value: unknown): Matrix => {
  const list =
    value && typeof value === 'object' && 'length' in value
      ? Array.from(trust<ArrayLike<unknown>>(value, 'has a length'))
      : []
  const flat = list.length === 1 && typeof list[0] === 'object' ? matrixOf(list[0]) : list
  const n = flat.map((x) => (typeof x === 'number' && Number.isFinite(x) ? x : 0))
  return flat.length === 6 ? [n[0] ?? 1, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1, n[4] ?? 0, n[5] ?? 0] : UNIT
}
