import { AppError } from '#shared/errors.ts'
import { BRAND_LIMITS } from '#shared/resume/design/brand.ts'
import { createWorkerClient } from '../worker-client.ts'
import type { FaceApi, RedrawnFace } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** A font of 2 MB takes a second. */
const DEADLINE_MS = 15_000

/**
 * Reads a TTF or OTF file in a worker of its own and draws its characters anew, so that nothing else of the file remains.
 * Throws `large-face`, `unreadable-face`, also for a file that takes too long, `restricted-face`, `incomplete-face` or
 * `cancelled`.
 */
export const redrawFace = async (signal: AbortSignal, file: Blob): Promise<RedrawnFace> => {
  if (file.size > BRAND_LIMITS.fileBytes) throw new AppError('large-face')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const client = createWorkerClient<FaceApi>({
    start: () => new Worker(workerUrl, { type: 'module', name: 'face' }),
    deadlineMs: DEADLINE_MS,
  })
  try {
    return await client.call(signal, (api) => api.redraw(bytes))
  } catch (error) {
    const isHostile = error instanceof AppError && (error.code === 'timeout' || error.code === 'internal')
    throw isHostile ? new AppError('unreadable-face', {}, error) : error
  } finally {
    client.close()
  }
}
