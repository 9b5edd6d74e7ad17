import { AppError } from '#shared/errors.ts'
import { RECOGNITION_CACHE } from './cache-name.ts'
import { DATA_FILES, DOWNLOAD_BYTES } from './data-files.ts'
import type { OcrData } from './protocol.ts'

type FileName = keyof typeof DATA_FILES

const FILE_NAMES: readonly FileName[] = ['worker', 'core', 'spa', 'eng', 'jbig2', 'openjpeg']

/** Undefined where pages are not secure: then files are downloaded each time. */
const openCache = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(RECOGNITION_CACHE).catch(() => undefined) : undefined

/** Bytes that `loadData` has to download; 0 when recognition needs no connection. */
export const getDownloadBytes = async (): Promise<number> => {
  const cache = await openCache()
  const stored = await Promise.all(FILE_NAMES.map(async (name) => Boolean(await cache?.match(DATA_FILES[name].url))))
  return FILE_NAMES.reduce((sum, name, i) => sum + (stored[i] ? 0 : DATA_FILES[name].bytes), 0)
}

/**
 * The files for recognition, from the cache, else from the network and then kept. `onProgress` gets the share of bytes
 * from 0 to 1. Throws `offline` without a connection, `provider-unavailable` for a failed answer, `cancelled`.
 */
export const loadData = async (signal: AbortSignal, onProgress: (share: number) => void): Promise<OcrData> => {
  const cache = await openCache()
  let loaded = 0
  const load = async (name: FileName): Promise<Uint8Array> => {
    const { url, bytes } = DATA_FILES[name]
    const response = (await cache?.match(url)) ?? (await download(url, signal, cache))
    const from = loaded
    const file = await readBody(response, signal, (read) => {
      loaded = from + Math.min(bytes, read)
      onProgress(loaded / DOWNLOAD_BYTES)
    })
    loaded = from + bytes
    return file
  }
  const files = new Map<FileName, Uint8Array>()
  for (const name of FILE_NAMES) files.set(name, await load(name))
  const get = (name: FileName): Uint8Array => files.get(name) ?? new Uint8Array()
  await deleteOldFiles(cache)
  return {
    recognizer: { core: get('core'), spa: get('spa'), eng: get('eng') },
    decoders: { 'jbig2.wasm': get('jbig2'), 'openjpeg.wasm': get('openjpeg') },
  }
}

/**
 * Downloads the script of the worker again after an update of the app, when recognition was used before: offline, only
 * the script of this release fits the app. Failures are ignored, as the next use tries again.
 */
export const refreshWorkerScript = async (): Promise<void> => {
  const cache = await openCache()
  const { url } = DATA_FILES.worker
  if (!cache || (await cache.keys()).length === 0 || (await cache.match(url))) return
  await fetch(url).then((response) => (response.ok ? cache.put(url, response) : undefined))
}

const download = async (url: string, signal: AbortSignal, cache: Cache | undefined): Promise<Response> => {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new AppError(signal.aborted ? 'cancelled' : 'offline', {}, error)
  })
  // A host that does not have the file may answer with the page of the app.
  if (!response.ok || response.headers.get('content-type')?.includes('text/html'))
    throw new AppError('provider-unavailable')
  if (!cache) return response
  // The copy is stored when all of it has arrived, so that a download which was cancelled leaves no part.
  void cache.put(url, response.clone()).catch(() => {})
  return response
}

const readBody = async (
  response: Response,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (signal.aborted) throw new AppError('cancelled')
      chunks.push(part.value)
      length += part.value.length
      onRead(length)
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(signal.aborted ? 'cancelled' : 'offline', {}, error)
  }
  const file = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

/** Files of earlier releases. */
const deleteOldFiles = async (cache: Cache | undefined): Promise<void> => {
  const current = new Set<string>(Object.values(DATA_FILES).map(({ url }) => new URL(url, location.href).href))
  const stored = (await cache?.keys()) ?? []
  await Promise.all(stored.filter(({ url }) => !current.has(url)).map((request) => cache?.delete(request)))
}
