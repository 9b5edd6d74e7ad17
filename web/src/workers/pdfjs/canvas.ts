/** What pdf.js draws on: an offscreen canvas in a worker, an element of the page where browsers lack that. */
export interface CanvasLike {
  width: number
  height: number
  getContext(type: '2d', options?: { alpha: boolean }): unknown
}

/** Sizes in px. */
export const createOffscreenCanvas = (width: number, height: number): OffscreenCanvas =>
  new OffscreenCanvas(width, height)
