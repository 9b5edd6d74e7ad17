import { beforeEach, expect, it, vi } from 'vitest'
import type { CachedCorrection } from '#web/storage/analyses/analysis-cache.ts'

type Sent = Omit<CachedCorrection, 'isSent'>

const device = vi.hoisted(() => new Map<string, CachedCorrection>())
const put = vi.hoisted(() => vi.fn<(sent: Sent) => Promise<Sent>>())

vi.mock('#web/storage/analyses/analysis-cache.ts', () => ({
  getCachedCorrection: async (_: string, id: string) => device.get(id) ?? null,
  updateCachedCorrection: async (
    _: string,
    id: string,
    change: (now: CachedCorrection | null) => CachedCorrection | null,
  ) => {
    const changed = change(device.get(id) ?? null)
    if (changed) device.set(id, changed)
  },
  listUnsentCorrections: async () => new Map([...device].filter(([, { isSent }]) => !isSent)),
}))
vi.mock('#web/platform/api/client.ts', () => ({
  client: { api: { resumes: { ':id': { correction: { $put: ({ json }: { json: Sent }) => put(json) } } } } },
  requestJson: (request: Promise<unknown>) => request,
}))
vi.mock('#web/platform/api/query-client.ts', () => ({ queryClient: { invalidateQueries: async () => undefined } }))
vi.mock('#web/platform/auth/account-hint.ts', () => ({ getAccountHint: () => 'ana' }))
vi.mock('#web/features/analyzer/history/history-queries.ts', () => ({ historyQuery: () => ({ queryKey: [] }) }))

const { storeCorrection, storeCorrectionScore } = await import('#web/features/analyzer/correction/stored-correction.ts')
const { sendCorrections } = await import('#web/features/analyzer/correction/send-corrections.ts')

const CV = { resumeId: 'cv' }
const READING = {
  content: { personalInfo: { fullName: '', title: '', email: '', phone: '' }, sections: {} },
  checked: [],
} as never
const SCORE = { overallScore: 71, matchRate: null }

beforeEach(() => {
  device.clear()
  put.mockReset().mockImplementation(async (sent) => sent)
  vi.stubGlobal('navigator', { onLine: true })
})

it('sends a correction with its score', async () => {
  await storeCorrection(CV, READING)
  expect(put).not.toHaveBeenCalled()
  await storeCorrectionScore(CV, SCORE)
  expect(put.mock.calls).toMatchObject([[SCORE]])
})

it('adds the score to a correction that was sent before it was scored', async () => {
  await storeCorrection(CV, READING)
  await sendCorrections()
  await storeCorrectionScore(CV, SCORE)
  expect(put.mock.calls).toMatchObject([[{ overallScore: null }], [SCORE]])
  await storeCorrectionScore(CV, { ...SCORE, overallScore: 72 })
  expect(put).toHaveBeenCalledTimes(2)
  expect(device.get('cv')).toMatchObject({ ...SCORE, isSent: true })
})

it('keeps a score that arrives while the correction is sent without it', async () => {
  await storeCorrection(CV, READING)
  const first = Promise.withResolvers<undefined>()
  put.mockImplementationOnce(async (sent) => {
    await first.promise
    return sent
  })
  const sending = sendCorrections()
  await vi.waitFor(() => expect(put).toHaveBeenCalledOnce())
  const scored = storeCorrectionScore(CV, SCORE)
  first.resolve(undefined)
  await Promise.all([sending, scored])
  expect(put.mock.calls.at(-1)).toMatchObject([SCORE])
  expect(device.get('cv')).toMatchObject({ ...SCORE, isSent: true })
})
