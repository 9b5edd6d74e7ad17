import { expect, it, vi } from 'vitest'
import { onOutdatedClient, reportOutdatedClient } from '#web/platform/api/client-version.ts'

it('notifies listeners, also those that subscribe afterwards', () => {
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
