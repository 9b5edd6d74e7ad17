import { expect, it, vi } from 'vitest'
import { clientTooOld, onClientTooOld } from '#web/platform/too-old.ts'

it('tells who listens, and who comes to listen only after it was said', () => {
  const early = vi.fn()
  const late = vi.fn()
  const stop = onClientTooOld(early)
  clientTooOld()
  onClientTooOld(late)
  stop()
  clientTooOld()
  expect(early).toHaveBeenCalledTimes(1)
  expect(late).toHaveBeenCalledTimes(2)
})
