import { transferHandlers } from 'comlink'
import { unsafeCast } from '#shared/cast.ts'
import { AppError, isErrorCode } from '#shared/errors.ts'

/**
 * Transfers an `AppError` thrown in a worker with its code and parameters. Page and worker each install it once.
 * Comlink's own handler transfers only name, message and stack.
 */
export const installErrorTransfer = (): void => {
  const plain = transferHandlers.get('throw')
  if (!plain || installed.has(plain)) return
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
  installed.add(handler)
  transferHandlers.set('throw', handler)
}

const installed = new WeakSet<object>()

/** Returns an `AppError` unchanged; wraps anything else as `internal`. */
export const asAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('internal', {}, error)
