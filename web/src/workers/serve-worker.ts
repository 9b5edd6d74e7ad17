import { expose } from 'comlink'
import { installErrorTransfer } from './error-transfer.ts'

/** What every worker answers besides its own calls: resolves when it is warm. */
export interface ReadyApi {
  ready(): Promise<void>
}

/**
 * Puts an API behind the worker's message port. `warm` runs once at the start (loading modules, fonts): a call's
 * deadline begins after it. A `warm` that fails fails the first `ready`, not the worker's script.
 */
export const serveWorker = <Api extends object>(api: Api, warm: () => Promise<void> = async () => {}): void => {
  installErrorTransfer()
  const warming = warm()
  warming.catch(() => {})
  expose({ ...api, ready: () => warming })
}
