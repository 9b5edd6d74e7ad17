/** Gives access to `waitUntil`, which keeps a Worker alive after its response. */
export type RequestLifetime = () => { readonly waitUntil: (work: Promise<unknown>) => void }

/** Runs work that continues when the client disconnects and that shutdown waits for. */
export interface Background {
  /** Tracks `work` under `runId` until it ends; resolves and rejects as `work` does. */
  readonly run: (runId: string, work: Promise<void>) => Promise<void>
}
