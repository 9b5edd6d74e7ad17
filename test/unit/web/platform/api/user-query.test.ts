import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { userQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'

const user: UserResponse = {
  id: 'u',
  googleId: 'g',
  email: 'ana@example.com',
  name: 'Ana',
  picture: null,
  subscriptionPlan: 'free',
  subscriptionStatus: 'active',
  createdAt: 0,
}
const send = vi.fn<typeof fetch>()
const stops: (() => void)[] = []

/** Watches the query as a component does that has mounted. */
const mount = () => {
  const observer = new QueryObserver(queryClient, userQuery)
  stops.push(observer.subscribe(() => undefined))
  return observer
}

type UserObserver = ReturnType<typeof mount>

const mountFailed = async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const observer = mount()
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toMatchObject({ code: 'offline' }))
  return observer
}

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  queryClient.mount()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.unmount()
  queryClient.clear()
  onlineManager.setOnline(true)
  send.mockReset()
  vi.unstubAllGlobals()
})

it('a component that mounts after a failure asks no more and shows the failure', async () => {
  const first = await mountFailed()
  const second = mount()
  expect(second.getCurrentResult()).toMatchObject({ status: 'error', isFetching: false })
  expect(first.getCurrentResult()).toMatchObject({ status: 'error', isFetching: false })
  expect(send).toHaveBeenCalledOnce()
})

it.each([
  ['a retry', async (observer: UserObserver): Promise<void> => void (await observer.refetch())],
  [
    'reconnection',
    () => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    },
  ],
  [
    'a sign-in',
    (observer: UserObserver) => {
      observer.setOptions({ ...observer.options, enabled: false })
      observer.setOptions({ ...observer.options, enabled: true })
    },
  ],
] as const)('after a failure, %s asks again', async (_, ask) => {
  const observer = await mountFailed()
  send.mockResolvedValue(Response.json(user))
  await ask(observer)
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('success'))
  expect(send).toHaveBeenCalledTimes(2)
})
