import { Stripe } from 'stripe'
import { AppError, type ErrorCode } from '#shared/errors.ts'

const { errors } = Stripe

/** A failure of the provider as our code. What is known to have had no effect is told apart from what is not known. */
const toErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'not-configured'
  if (error instanceof errors.StripeIdempotencyError) return 'conflict'
  if (error instanceof errors.StripeInvalidRequestError)
    return error.code === 'resource_missing' ? 'not-found' : 'conflict'
  return 'provider-unavailable'
}

/** Runs a call of the SDK; what it throws comes out as an `AppError`. */
export const withAppErrors = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(toErrorCode(error), {}, error)
  }
}

/** Gone is as good as done. */
export const ignoreMissing = async (call: Promise<unknown>): Promise<void> => {
  await withAppErrors(call).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not-found')) throw error
  })
}
