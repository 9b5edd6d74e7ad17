// Writes pdf.js's worker with a count of its loop steps to `.cache/pdf.worker.metered.mjs`, from which wrangler bundles the
// Worker: no thread or process there can end a parse that takes too long.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { meterLoops } from './meter-loops.ts'

const SOURCE = fileURLToPath(import.meta.resolve('pdfjs-dist/build/pdf.worker.min.mjs'))
const FOLDER = fileURLToPath(new URL('../../.cache/', import.meta.url))

mkdirSync(FOLDER, { recursive: true })
// Several bundles may be made at the same time.
const unfinished = `${FOLDER}pdf.worker.metered.${process.pid}`
writeFileSync(unfinished, meterLoops(readFileSync(SOURCE, 'utf8')))
renameSync(unfinished, `${FOLDER}pdf.worker.metered.mjs`)
