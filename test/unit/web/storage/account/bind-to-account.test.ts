import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { bindToAccount } from '#web/storage/account/bind-to-account.ts'
import { currentAccount } from '#web/storage/account/current-account.ts'

const save = vi.fn(async (id: string) => `${id} saved`)
const remote = () => bindToAccount('ana', { save })

beforeEach(() => {
  save.mockClear()
  currentAccount.set('ana')
})

it('passes calls on while the account is the current one', async () => {
  await expect(remote().save('draft')).resolves.toBe('draft saved')
})

it('sends nothing after another person has signed in', () => {
  const bound = remote()
  currentAccount.set('ben')
  expect(() => bound.save('draft')).toThrow(new AppError('cancelled'))
  expect(save).not.toHaveBeenCalled()
})
