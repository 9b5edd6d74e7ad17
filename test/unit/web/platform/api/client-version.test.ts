import { expect, it, vi } from 'vitest'
import { onOutdatedClient, reportOutdatedClient } from '#web/platform/api/client-version.ts'

it('tells who listens, and who comes to listen only after it was said', () => {
  const early = vi.fn()
  const late = vi.fn()
  const stop = onOutdatedClient(early)
  reportOutdatedClient()
  onOutdatedClient(late)
  stop()
  reportOutdatedClient()
  expect(early).toHaveBeenCalledTimes(1)
  expect(late).toHaveBeenCalledTimes(2)
})
