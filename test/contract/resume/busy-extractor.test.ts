import { expect, it } from 'vitest'
import type { TaskRequest } from '#api/ports/task-runner.ts'
import { AppError } from '#shared/errors.ts'
import { startApiHarness } from '../harness/api-harness.ts'
import { formRequest, readRefusal, signInToHarness } from '../harness/target.ts'

it('an upload while too many PDFs wait says when to try again; the extractor knows whose file it is', async () => {
  const requests: TaskRequest[] = []
  const harness = await startApiHarness({
    tasks: {
      run: async (_name, _input, request = {}) => {
        requests.push(request)
        throw new AppError('busy', { seconds: 10 })
      },
    },
  })
  const ana = await signInToHarness(harness, 'ana')
  const gone = new AbortController()
  const form = formRequest({ resume: new File(['%PDF-1.7'], 'cv.pdf') })
  const response = await ana.fetch('/api/resumes/upload', { ...form, signal: gone.signal })
  expect(response.headers.get('retry-after')).toBe('10')
  expect(await readRefusal(response)).toBe('503 busy')
  gone.abort()
  expect(requests).toMatchObject([{ caller: ana.id, signal: { aborted: true } }])
  await harness.close()
})
