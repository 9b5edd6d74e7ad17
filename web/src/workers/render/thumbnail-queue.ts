let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs `draw` once the thumbnails asked for before are drawn, so that a preview waits for one at most.
 * Resolves to null when aborted before its turn, or when `draw` fails.
 */
export const queueThumbnail = <T>(signal: AbortSignal, draw: () => Promise<T>): Promise<T | null> => {
  const drawn = queue.then(() => (signal.aborted ? null : draw())).catch(() => null)
  queue = drawn
  return drawn
}
