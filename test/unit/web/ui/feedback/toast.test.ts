import { expect, it, vi } from 'vitest'
import { dismissToast, onToast, shownToast, toast } from '#web/ui/feedback/toast.ts'

it('shows one at a time: a new toast takes the place of the old', () => {
  toast({ title: 'first' })
  toast({ title: 'second' })
  expect(shownToast()?.title).toBe('second')
})

it('ignores the end of a toast that is no longer there', () => {
  toast({ title: 'old' })
  const old = shownToast()?.key ?? 0
  toast({ title: 'new' })
  dismissToast(old)
  expect(shownToast()?.title).toBe('new')
  dismissToast(shownToast()?.key ?? 0)
  expect(shownToast()).toBeNull()
})

it('tells those who listen, until they stop', () => {
  const heard = vi.fn()
  const stop = onToast(heard)
  toast({ title: 'heard' })
  stop()
  toast({ title: 'not heard' })
  expect(heard).toHaveBeenCalledTimes(1)
})
