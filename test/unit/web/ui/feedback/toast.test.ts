import { expect, it, vi } from 'vitest'
import { dismissToast, getToast, subscribeToToast, toast } from '#web/ui/feedback/toast.ts'

it('shows one at a time: a new toast takes the place of the old', () => {
  toast({ title: 'first' })
  toast({ title: 'second' })
  expect(getToast()?.title).toBe('second')
})

it('ignores the end of a toast that is no longer there', () => {
  toast({ title: 'old' })
  const old = getToast()?.key ?? 0
  toast({ title: 'new' })
  dismissToast(old)
  expect(getToast()?.title).toBe('new')
  dismissToast(getToast()?.key ?? 0)
  expect(getToast()).toBeNull()
})

it('tells those who listen, until they stop', () => {
  const heard = vi.fn()
  const stop = subscribeToToast(heard)
  toast({ title: 'heard' })
  stop()
  toast({ title: 'not heard' })
  expect(heard).toHaveBeenCalledTimes(1)
})
