import { AppError } from '#shared/errors.ts'
import { currentAccount } from './current-account.ts'

/**
 * A remote whose calls throw `cancelled` once `account` is not the current one: a request carries the session of the
 * moment, and a sync that goes on would send the data of one person to the account of another.
 */
export const bindToAccount = <Remote extends object>(account: string, remote: Remote): Remote =>
  new Proxy(remote, {
    get: (target, name, receiver) => {
      if (currentAccount.get() !== account) throw new AppError('cancelled')
      return Reflect.get(target, name, receiver)
    },
  })
