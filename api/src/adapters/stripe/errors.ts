import { Stripe } from 'stripe'
import { AppError, type ErrorCode } from '#shared/errors.ts'

const { errors } = Stripe

/** Error code of a Stripe error. `provider-unavailable` means that the outcome is unknown. */
const toErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'not-configured'
  if (error instanceof errors.StripeIdempotencyError) return 'conflict'
  if (error instanceof errors.StripeInvalidRequestError)
    return error.code === 'resource_missing' ? 'not-found' : 'conflict'
  return 'provider-unavailable'
}

/** Converts the errors of an SDK call: throws `not-configured`, `conflict`, `not-found` or `provider-unavailable`. */
export const withAppErrors = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(toErrorCode(error), {}, error)
  }
}

/** Ignores `not-found`; throws the other errors of `withAppErrors`. */
export const ignoreMissing = async (call: Promise<unknown>): Promise<void> => {
  await withAppErrors(call).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not-found')) throw error
  })
}
