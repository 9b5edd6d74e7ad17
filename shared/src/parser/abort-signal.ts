/** The part of an `AbortSignal` that is looked at here: `shared` knows no platform. */
export interface AbortSignalLike {
  readonly aborted: boolean
}
