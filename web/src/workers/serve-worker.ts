import { expose } from 'comlink'
import { installErrorTransfer } from './error-transfer.ts'

/** Added to every worker's own API: resolves when the worker is warmed up. */
export interface ReadyApi {
  ready(): Promise<void>
}

/**
 * Exposes an API on the worker's message port. `warm` runs once at the start (modules, fonts), before the deadline of
 * the first call begins. When it fails, `ready` rejects.
 */
export const serveWorker = <Api extends object>(api: Api, warm: () => Promise<void> = async () => {}): void => {
  installErrorTransfer()
  const warming = warm()
  warming.catch(() => {})
  expose({ ...api, ready: () => warming })
}
