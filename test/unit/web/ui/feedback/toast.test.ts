import { expect, it, vi } from 'vitest'
import { dismissToast, getToast, subscribeToToast, toast } from '#web/ui/feedback/toast.ts'

it('replaces the current toast by a new one', () => {
  toast({ title: 'first' })
  toast({ title: 'second' })
  expect(getToast()?.title).toBe('second')
})

it('ignores the dismissal of a toast that was replaced', () => {
  toast({ title: 'old' })
  const old = getToast()?.key ?? 0
  toast({ title: 'new' })
  dismissToast(old)
  expect(getToast()?.title).toBe('new')
  dismissToast(getToast()?.key ?? 0)
  expect(getToast()).toBeNull()
})

it('notifies listeners until they unsubscribe', () => {
  const heard = vi.fn()
  const stop = subscribeToToast(heard)
  toast({ title: 'heard' })
  stop()
  toast({ title: 'not heard' })
  expect(heard).toHaveBeenCalledTimes(1)
})
