import { transferHandlers } from 'comlink'
import { unsafeCast } from '#shared/cast.ts'
import { AppError, isErrorCode } from '#shared/errors.ts'

/**
 * Makes an `AppError` thrown in a worker arrive as an `AppError`, code and parameters whole. Both sides call it once.
 * Comlink's own handler keeps name, message and stack alone.
 */
export const installErrorTransfer = (): void => {
  const plain = transferHandlers.get('throw')
  if (!plain || carried.has(plain)) return
  const handler: typeof plain = {
    canHandle: plain.canHandle,
    serialize: (thrown) => {
      const { value } = unsafeCast<{ value: unknown }>(thrown, 'comlink wraps what is thrown')
      if (!(value instanceof AppError)) return plain.serialize(thrown)
      return [{ appError: { code: value.code, params: { ...value.params } } }, []]
    },
    deserialize: (wire) => {
      const sent = unsafeCast<{ appError?: { code: unknown; params: Record<string, string | number> } }>(
        wire,
        'see above',
      )
      if (sent.appError && isErrorCode(sent.appError.code)) throw new AppError(sent.appError.code, sent.appError.params)
      return plain.deserialize(wire)
    },
  }
  carried.add(handler)
  transferHandlers.set('throw', handler)
}

const carried = new WeakSet<object>()

/** Whatever a worker threw, as an `AppError`: anything without a code is a bug and becomes `internal`. */
export const asAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('internal', {}, error)
