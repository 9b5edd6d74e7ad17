/** pdf.js's worker module has no types of its own; it is only handed to pdf.js. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown
}
