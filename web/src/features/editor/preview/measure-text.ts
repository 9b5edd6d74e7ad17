import type { MeasureText } from './locate-text.ts'

let context: CanvasRenderingContext2D | null | undefined

/** Widths in a font of the system: like those of the page in proportion, which is all that is needed. */
export const measureText: MeasureText = (text, isBold) => {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length
  context.font = `${isBold ? 700 : 400} 16px Inter, sans-serif`
  return context.measureText(text).width
}
