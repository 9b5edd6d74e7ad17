// The legacy build brings what older engines lack, such as `Promise.withResolvers` and `Iterator`.
// This module imports nothing else, so that its chunk is equal, and stored once, for all workers.
import { getDocument, OPS, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** The parts of pdf.js that are used. */
export const legacyBuild = { getDocument, OPS, PDFWorker, WorkerMessageHandler }
