/** The end of a request, where the runtime lets one put it off (Workers). */
export type RequestLifetime = () => { readonly waitUntil: (work: Promise<unknown>) => void }

/** Work that outlives its request: it goes on when the caller leaves, and shutdown waits for it. */
export interface Background {
  /** Follows a run to its end under its id; answers and fails as the work does. */
  readonly run: (runId: string, work: Promise<void>) => Promise<void>
}
