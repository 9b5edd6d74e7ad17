import type { CardError } from './objects.ts'

type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error'

/** An error response with the shape of Stripe's. */
export class StripeError extends Error {
  readonly status: number
  readonly code: string | null
  readonly type: ErrorType
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string | null,
    message: string,
    type: ErrorType = 'invalid_request_error',
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.type = type
    this.details = details
  }

  toBody() {
    const { code, message, type, details } = this
    return { error: { type, message, ...(code && { code }), ...details } }
  }
}

/** Stripe responds to a declined card with 402 and the current intent, under the name of its kind. */
export const toCardError = (
  error: CardError,
  intent: unknown,
  kind: 'payment_intent' | 'setup_intent' = 'payment_intent',
): StripeError =>
  new StripeError(402, error.code, error.message, 'card_error', {
    [kind]: intent,
    ...(error.decline_code && { decline_code: error.decline_code }),
  })
