import { gunzipSync } from 'fflate'
import script from 'tesseract.js/src/worker-script/index.js'
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import * as z from 'zod'
import { type RecognizedLine, recognizedBlocksSchema } from '#shared/parser/recognition/recognized-page.ts'

/** `eng` and `spa` are language data, `core` is the WebAssembly module; all may be gzipped. */
export type RecognizerData = Readonly<Record<'core' | 'eng' | 'spa', Uint8Array>>

export interface Recognizer {
  /** The lines on a gray picture (PGM), which is turned by a few degrees first where its lines are not level. */
  recognize(pgm: Uint8Array, onProgress: (share: number) => void): Promise<RecognizedLine[]>
}

/** tesseract.js's numbers for its LSTM engine and for the search for blocks of text. */
const LSTM_ENGINE = 1
const AUTO_SEGMENTATION = '3'

const progressSchema = z.object({ status: z.literal('recognizing text'), progress: z.number() })
const resultSchema = z.object({ blocks: recognizedBlocksSchema })

/** Runs one job of tesseract.js in this thread. Rejects with its message. */
const runJob = (action: string, payload: unknown, onProgress: (share: number) => void = () => {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    script.dispatchHandlers({ workerId: 'ocr', jobId: action, action, payload }, ({ status, data }) => {
      if (status === 'resolve') return resolve(data)
      if (status === 'reject') return reject(new Error(String(data)))
      const progress = progressSchema.safeParse(data)
      if (progress.success) onProgress(progress.data.progress)
    })
  })

/** The bytes, unzipped where they are gzipped. */
export const unpack = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes

/**
 * Starts tesseract.js in this thread, which has to be a worker: recognizing a page takes seconds. Data is passed in, so
 * that nothing is requested from a network. Only one can be started per thread.
 */
export const startRecognizer = async (data: RecognizerData): Promise<Recognizer> => {
  const core = unpack(data.core)
  script.setAdapter({
    getCore: async () => (module) => startCore({ ...module, wasmBinary: core, printErr: () => {} }),
    gunzip: unpack,
  })
  await runJob('load', { options: { lstmOnly: true, logging: false } })
  const langs = (['spa', 'eng'] as const).map((code) => ({ code, data: data[code] }))
  await runJob('loadLanguage', { langs, options: { cacheMethod: 'none', gzip: true, lstmOnly: true } })
  await runJob('initialize', { langs: 'spa+eng', oem: LSTM_ENGINE })
  await runJob('setParameters', { params: { tessedit_pageseg_mode: AUTO_SEGMENTATION } })
  return {
    recognize: async (pgm, onProgress) => {
      const job = { image: pgm, options: { rotateAuto: true }, output: { text: false, blocks: true } }
      const { blocks } = resultSchema.parse(await runJob('recognize', job, onProgress))
      return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    },
  }
}
