/** The module has no types; it is passed to pdf.js. The functions are those of `meterLoops`, which only Workers have. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
  export const limitSteps: ((max: number) => void) | undefined
  export const countSteps: (() => number) | undefined
}
