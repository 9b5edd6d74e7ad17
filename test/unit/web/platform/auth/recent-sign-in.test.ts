import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { getSignInRequest, subscribeToSignInRequest, withRecentSignIn } from '#web/platform/auth/recent-sign-in.ts'

const ACTION = { name: 'change-plan', input: 'basic' } as const
const createRefused = () => new AppError('reauthentication-required')

describe('an action that needs a recent sign-in', () => {
  it('asks nothing when the sign-in is recent', async () => {
    const listener = vi.fn()
    const stop = subscribeToSignInRequest(listener)
    expect(await withRecentSignIn(ACTION, async () => 'done')).toBe('done')
    stop()
    expect(listener).not.toHaveBeenCalled()
  })

  it('runs again after the person signed in', async () => {
    const run = vi.fn().mockRejectedValueOnce(createRefused()).mockResolvedValueOnce('done')
    const result = withRecentSignIn(ACTION, run)
    await vi.waitFor(() => expect(getSignInRequest()?.action).toEqual(ACTION))
    getSignInRequest()?.confirm()
    expect(await result).toBe('done')
    expect(run).toHaveBeenCalledTimes(2)
    expect(getSignInRequest()).toBeNull()
  })

  it('is cancelled when the person does not sign in, and when another one asks', async () => {
    const refuse = () => Promise.reject(createRefused())
    const first = withRecentSignIn(ACTION, refuse)
    const firstEnd = expect(first).rejects.toMatchObject({ code: 'cancelled' })
    await vi.waitFor(() => expect(getSignInRequest()).not.toBeNull())
    const before = getSignInRequest()
    const second = withRecentSignIn({ name: 'delete-account', input: '' }, refuse)
    const secondEnd = expect(second).rejects.toMatchObject({ code: 'cancelled' })
    await vi.waitFor(() => expect(getSignInRequest()).not.toBe(before))
    await firstEnd
    getSignInRequest()?.cancel()
    await secondEnd
  })

  it('passes other errors on', async () => {
    const failing = () => Promise.reject(new AppError('no-subscription'))
    await expect(withRecentSignIn(ACTION, failing)).rejects.toMatchObject({ code: 'no-subscription' })
    expect(getSignInRequest()).toBeNull()
  })
})
