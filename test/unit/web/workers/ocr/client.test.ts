import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createScannedDocument } from '#shared/parser/recognition/add-recognized-pages.ts'
import { type RecognitionProgress, recognizeFile } from '#web/workers/ocr/client.ts'
import type { OcrApi } from '#web/workers/ocr/protocol.ts'

const mocks = vi.hoisted(() => ({ api: {}, close: vi.fn(), loadData: vi.fn() }))
vi.mock('#web/workers/worker-client.ts', () => ({
  createWorkerClient: () => ({
    call: (_signal: AbortSignal, run: (api: unknown) => Promise<unknown>) => run(mocks.api),
    close: mocks.close,
  }),
}))
vi.mock('#web/workers/ocr/data-files.ts', () => ({ DATA_FILES: { worker: { url: '/worker.js' } } }))
vi.mock('#web/workers/ocr/load-data.ts', () => ({ loadData: mocks.loadData }))

const file = new Blob(['%PDF'])
const { signal } = new AbortController()
const document = createScannedDocument([{ width: 595, height: 842 }], 4)
const api = {
  start: vi.fn<OcrApi['start']>(),
  openFile: vi.fn<OcrApi['openFile']>(),
  recognizePage: vi.fn<OcrApi['recognizePage']>(),
  finish: vi.fn<OcrApi['finish']>(),
}

beforeEach(() => {
  vi.resetAllMocks()
  mocks.api = api
  mocks.loadData.mockResolvedValue({ recognizer: {}, decoders: {} })
  api.openFile.mockResolvedValue([2, 5])
  api.finish.mockResolvedValue(document)
})

it('recognizes the scanned pages, reports each, and ends the worker', async () => {
  const progress: RecognitionProgress[] = []
  const onProgress = (step: RecognitionProgress) => progress.push(step)
  expect(await recognizeFile(signal, file, { extracted: document, onProgress })).toBe(document)
  expect(api.openFile).toHaveBeenCalledExactlyOnceWith(file, document)
  expect(api.recognizePage.mock.calls.map(([number]) => number)).toEqual([2, 5])
  expect(progress).toEqual([
    { step: 'download', share: 0 },
    { step: 'page', page: 1, pages: 2, share: 0 },
    { step: 'page', page: 2, pages: 2, share: 0 },
  ])
  expect(mocks.close).toHaveBeenCalledTimes(1)
})

it('ends the worker after a failure too', async () => {
  api.recognizePage.mockRejectedValue(new AppError('timeout'))
  await expect(recognizeFile(signal, file, { extracted: null, onProgress: () => {} })).rejects.toMatchObject({
    code: 'timeout',
  })
  expect(mocks.close).toHaveBeenCalledTimes(1)
})

it('starts no worker when the download fails', async () => {
  mocks.loadData.mockRejectedValue(new AppError('offline'))
  await expect(recognizeFile(signal, file, { extracted: null, onProgress: () => {} })).rejects.toMatchObject({
    code: 'offline',
  })
  expect(api.start).not.toHaveBeenCalled()
})
