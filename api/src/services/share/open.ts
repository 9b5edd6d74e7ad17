import { AppError } from '#shared/errors.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import { getSharedDraft, type SharedDraft } from '../../db/queries/resume/shares.ts'
import { verifyPassword } from './password-hash.ts'
import { verifyPdfToken } from './pdf-token.ts'

export interface OpenShareInput {
  readonly id: string
  /** What the reader entered; undefined for nothing. */
  readonly password?: string | undefined
  /** Of `createPdfToken`, in place of the password. */
  readonly token?: string | undefined
  readonly clientAddress: string
}

export type OpenedShare =
  | ({ readonly kind: 'open' } & SharedDraft)
  | { readonly kind: 'locked'; readonly wasTried: boolean }

const countTries = async ({ rateLimiter, metrics }: Ctx, id: string, clientAddress: string): Promise<void> => {
  for (const [name, key] of [
    ['share-password', `${id} ${clientAddress}`],
    ['share-passwords', id],
  ] as const) {
    const seconds = await rateLimiter.count(name, key)
    if (seconds === 0) continue
    metrics?.recordRefusal(name)
    throw new AppError('rate-limited', { seconds })
  }
}

/**
 * Opens a link, or says that its password is needed. Throws `not-found` alike for a link that is unknown, turned off or
 * expired and for a deleted draft; `rate-limited` for too many tries of a password.
 */
export const openShare = async ({ ctx, input }: ServiceCall<OpenShareInput>): Promise<OpenedShare> => {
  const { id, password, token, clientAddress } = input
  const found = await getSharedDraft(ctx.db, id, ctx.clock())
  if (!found) throw new AppError('not-found')
  const { passwordHash } = found.share
  const opened = { kind: 'open', ...found } as const
  if (passwordHash === null) return opened
  if (token !== undefined && (await verifyPdfToken(ctx, found.share, token))) return opened
  if (password === undefined) return { kind: 'locked', wasTried: false }
  await countTries(ctx, id, clientAddress)
  return (await verifyPassword(password, passwordHash)) ? opened : { kind: 'locked', wasTried: true }
}
