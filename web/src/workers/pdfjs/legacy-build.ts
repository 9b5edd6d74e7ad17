// The legacy build brings what older engines lack, such as `Promise.withResolvers` and `Iterator`.
// This module imports nothing else, so that its chunk is equal, and stored once, for all workers.
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

// With this global, pdf.js runs its worker code in the current thread, which is a worker already.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })

/** The part of pdf.js that is used. */
export const pdfjs = { getDocument, OPS }
