import { beforeEach, describe, expect, it, vi } from 'vitest'
import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { extractText as extractTextDocument } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { extractFile, extractText, scoreExtraction } from '#web/workers/extract/client.ts'
import type { ExtractApi } from '#web/workers/extract/protocol.ts'

const mocks = vi.hoisted(() => ({ api: {} }))
vi.mock('#web/workers/worker-client.ts', () => ({
  createWorkerClient: () => ({
    call: (_signal: AbortSignal, run: (api: unknown) => Promise<unknown>) => run(mocks.api),
    warm: () => {},
    close: () => {},
  }),
}))

const extracted = extractTextDocument('Ana Pérez\nana@example.com\nExperience\nAnalyst at Norte, 2020 - 2022')
const parsed = parseResume(extracted)
const analysis = unsafeCast<Analysis>({ overallScore: 70 }, 'only passed through')
const otherAnalysis = unsafeCast<Analysis>({ overallScore: 60 }, 'only passed through')
const options = { language: 'en', job: '', now: 0 } as const
const { signal } = new AbortController()

const api = {
  extractFile: vi.fn<ExtractApi['extractFile']>(),
  extractText: vi.fn<ExtractApi['extractText']>(),
  parseExtracted: vi.fn<ExtractApi['parseExtracted']>(),
  scoreExtraction: vi.fn<ExtractApi['scoreExtraction']>(),
}

beforeEach(() => {
  vi.resetAllMocks()
  mocks.api = api
  api.parseExtracted.mockImplementation(async (document) => ({ extracted: document, parsed, score: null }))
  api.scoreExtraction.mockResolvedValue(otherAnalysis)
})

describe('extractFile', () => {
  it('returns text, resume and score of one call', async () => {
    const result = { extracted, parsed, score: { analysis, options } }
    api.extractFile.mockResolvedValue(result)
    expect(await extractFile(signal, new Blob(['%PDF']), { score: options })).toEqual(result)
    expect(api.parseExtracted).not.toHaveBeenCalled()
  })

  it('reports the text pass before the result', async () => {
    const onText = vi.fn()
    api.extractFile.mockImplementation(async (_file, _options, handleText) => {
      handleText(extracted)
      return { extracted, parsed, score: null }
    })
    await extractFile(signal, new Blob(['%PDF']), { onText })
    expect(onText).toHaveBeenCalledExactlyOnceWith(extracted)
  })

  it('parses the text pass when the search for warnings times out', async () => {
    api.extractFile.mockImplementation(async (_file, _options, handleText) => {
      handleText(extracted)
      throw new AppError('timeout')
    })
    const result = await extractFile(signal, new Blob(['%PDF']), { score: options })
    expect(result.parsed).toEqual(parsed)
    expect(api.parseExtracted).toHaveBeenCalledExactlyOnceWith(extracted, options)
  })

  it.each(['encrypted', 'cancelled'] as const)('throws %s also after the text pass', async (code) => {
    api.extractFile.mockImplementation(async (_file, _options, handleText) => {
      handleText(extracted)
      throw new AppError(code)
    })
    await expect(extractFile(signal, new Blob(['%PDF']))).rejects.toMatchObject({ code })
  })
})

describe('scoreExtraction', () => {
  it('returns the score of the extraction for the same language and job ad', async () => {
    api.extractText.mockResolvedValue({ extracted, parsed, score: { analysis, options } })
    const extraction = await extractText(signal, 'Ana Pérez', options)
    expect(await scoreExtraction(signal, extraction, { ...options, now: 5 })).toBe(analysis)
    expect(api.scoreExtraction).not.toHaveBeenCalled()
  })

  it.each([
    ['another language', { ...options, language: 'es' }],
    ['another job ad', { ...options, job: 'SQL' }],
  ] as const)('computes a new score for %s, without parsing again', async (_, changed) => {
    const extraction = { extracted, parsed, score: { analysis, options } }
    expect(await scoreExtraction(signal, extraction, changed)).toBe(otherAnalysis)
    expect(api.scoreExtraction).toHaveBeenCalledExactlyOnceWith({ extracted, parsed }, changed)
    expect(api.parseExtracted).not.toHaveBeenCalled()
  })
})
