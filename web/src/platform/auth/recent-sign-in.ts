import { AppError } from '#shared/errors.ts'
import { toAppError } from '../api/errors.ts'
import type { InterruptedAction } from './sign-in-redirect.ts'

/** An action that waits for the person to sign in again. */
export interface SignInRequest {
  readonly action: InterruptedAction
  /** Runs the action again. */
  readonly confirm: () => void
  /** Gives the action up. */
  readonly cancel: () => void
}

let request: SignInRequest | null = null
const listeners = new Set<() => void>()

const setRequest = (next: SignInRequest | null): void => {
  request = next
  for (const listener of listeners) listener()
}

/** The action that waits for a sign-in; null for none. */
export const getSignInRequest = (): SignInRequest | null => request

/** Calls `listener` when an action begins or ends to wait. Returns the unsubscribe function. */
export const subscribeToSignInRequest = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const askToSignInAgain = (action: InterruptedAction): Promise<void> => {
  request?.cancel()
  return new Promise((resolve, reject) => {
    setRequest({
      action,
      confirm: () => {
        setRequest(null)
        resolve()
      },
      cancel: () => {
        setRequest(null)
        reject(new AppError('cancelled'))
      },
    })
  })
}

/**
 * Runs `run`; when the server requires a recent sign-in, asks for one and runs it again. Throws the errors of `run`, and
 * `cancelled` when the person does not sign in. Needs a `ReauthenticationDialog` on the screen.
 */
export const withRecentSignIn = async <T>(action: InterruptedAction, run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (toAppError(error).code !== 'reauthentication-required') throw error
  }
  await askToSignInAgain(action)
  return run()
}
