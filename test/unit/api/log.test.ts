import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { describeError } from '#api/log.ts'

it('an error of an SDK has its class and status, and no message', () => {
  const error = new Stripe.errors.StripeAuthenticationError({
    type: 'invalid_request_error',
    message: 'Invalid API Key provided: sk_live_abc',
    statusCode: 401,
  })
  expect(describeError(error).fault).toBe('StripeAuthenticationError 401')
  expect(describeError(new Error('outer', { cause: error })).fault).toBe('Error < StripeAuthenticationError 401')
  expect(describeError(Object.assign(new TypeError('x'), { code: 'ECONNREFUSED' })).fault).toBe(
    'TypeError:ECONNREFUSED',
  )
  expect(describeError('text').fault).toBe('string')
})
