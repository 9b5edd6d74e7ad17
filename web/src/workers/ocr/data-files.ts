import * as eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?packed'
import * as spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?packed'
import * as jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?packed'
import * as openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?packed'
import * as core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?packed'
import workerUrl from './worker.ts?worker&url'

interface DataFile {
  readonly url: string
  readonly bytes: number
}

const toFile = ({ url, bytes }: DataFile): DataFile => ({ url, bytes })

/** What is downloaded for recognition, with the sizes as sent. */
export const DATA_FILES = {
  core: toFile(core),
  eng: toFile(eng),
  spa: toFile(spa),
  jbig2: toFile(jbig2),
  openjpeg: toFile(openjpeg),
  /** The script of the worker; servers send it compressed to about this size. */
  worker: { url: workerUrl, bytes: 600_000 },
} as const satisfies Record<string, DataFile>

export const DOWNLOAD_BYTES = Object.values(DATA_FILES).reduce((sum, { bytes }) => sum + bytes, 0)
