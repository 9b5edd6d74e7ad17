import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resumeResponse } from '#shared/api-schema/resumes.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { signInToHarness, uploadResume } from '../harness/target.ts'

/** A model that is asked, then told how far it is, then to end. */
const asked = Promise.withResolvers<(items: number) => void>()
const end = Promise.withResolvers<void>()
let harness: ApiHarness
beforeAll(async () => {
  harness = await startApiHarness({
    advisor: {
      model: 'test',
      advise: async (_, __, onProgress) => {
        asked.resolve((items) => onProgress?.(items))
        await end.promise
        return []
      },
      improve: async () => [],
    },
  })
})
afterAll(() => harness.close())

describe('a poll while the model writes', () => {
  it('tells how much advice is written, with another ETag each time, and nothing after the end', async () => {
    const ana = await signInToHarness(harness, 'ana')
    const id = await uploadResume(ana)
    const poll = async () => {
      const response = await ana.fetch(`/api/resumes/${id}`)
      const { stage, adviceItems } = resumeResponse.parse(await response.json())
      return { stage, adviceItems, etag: response.headers.get('etag') }
    }
    const analysis = ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
    const write = await asked.promise
    const before = await poll()
    expect(before).toMatchObject({ stage: 'advice', adviceItems: null })
    write(2)
    await expect.poll(poll).toMatchObject({ adviceItems: 2 })
    expect((await poll()).etag).not.toBe(before.etag)
    write(3)
    harness.now += 1_000
    write(4)
    await expect.poll(poll).toMatchObject({ stage: 'advice', adviceItems: 4 })
    end.resolve()
    expect((await analysis).status).toBe(200)
    expect(await poll()).toMatchObject({ stage: 'done', adviceItems: null })
  })
})
