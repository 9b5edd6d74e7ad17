import { Stripe } from 'stripe'
import { AppError, type ErrorCode } from '#shared/errors.ts'

const { errors } = Stripe

/** Refusals because of the state of an object or of another request at the same time (docs.stripe.com/error-codes). */
const CONFLICT_CODES: ReadonlySet<string> = new Set([
  'idempotency_key_in_use',
  'invalid_canceled_subscription_fields',
  'invoice_not_editable',
  'lock_timeout',
  'payment_intent_unexpected_state',
  'resource_already_exists',
  'status_transition_invalid',
])

/**
 * Error code of a Stripe error. `provider-unavailable` means that the outcome is unknown; `internal` that Stripe does
 * not accept our request as it is, which the log must show.
 */
const toErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'not-configured'
  if (error instanceof errors.StripeIdempotencyError) return 'plan-changing'
  if (error instanceof errors.StripeCardError) return 'payment-incomplete'
  if (error instanceof errors.StripeError && error.code && CONFLICT_CODES.has(error.code)) return 'plan-changing'
  if (error instanceof errors.StripeInvalidRequestError)
    return error.code === 'resource_missing' ? 'not-found' : 'internal'
  return 'provider-unavailable'
}

/**
 * Converts the errors of an SDK call: throws `not-configured`, `plan-changing`, `not-found`, `payment-incomplete`,
 * `internal` or `provider-unavailable`.
 */
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
