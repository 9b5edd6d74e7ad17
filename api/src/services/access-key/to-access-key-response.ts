import type { AccessKeyResponse } from '#shared/api-schema/access-keys.ts'
import type { AccessKey } from '../../db/queries/account/access-keys.ts'

export interface DayOfUse {
  readonly keyId: string
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
  readonly requests: number
  readonly errors: number
}

/** A day of UTC as `YYYY-MM-DD`. `at`: UTC ms. */
export const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A key for its owner. `usage`: days of any keys within the last month; `now`: UTC ms. */
export const toAccessKeyResponse = (
  { id, name, start, scopes, createdAt, expiresAt, lastUsedAt }: Omit<AccessKey, 'userId' | 'keyHash'>,
  usage: readonly DayOfUse[],
  now: number,
): AccessKeyResponse => {
  const own = usage.filter(({ keyId }) => keyId === id)
  return {
    id,
    name,
    start,
    scopes,
    createdAt,
    expiresAt,
    lastUsedAt,
    usage: {
      today: sum(own.filter(({ day }) => day === toDay(now)).map(({ requests }) => requests)),
      month: sum(own.map(({ requests }) => requests)),
      monthErrors: sum(own.map(({ errors }) => errors)),
    },
  }
}
