/** The part of `AbortSignal` in use: `shared` has no platform types. */
export interface AbortSignalLike {
  readonly aborted: boolean
}
