import '../../polyfills.ts'
import '../../disable-zod-eval.ts'
import { serveWorker } from '../serve-worker.ts'
import type { FaceApi } from './protocol.ts'
import { redrawFont } from './redraw-font.ts'

const api: FaceApi = { redraw: async (bytes) => redrawFont(bytes) }

serveWorker(api)
