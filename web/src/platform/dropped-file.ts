let dropped: File | null = null

/** Hands a file from the landing page to the analyzer, in memory only. */
export const setDroppedFile = (file: File): void => {
  dropped = file
}

/** Returns the file that was handed over, once; null without one. */
export const takeDroppedFile = (): File | null => {
  const file = dropped
  dropped = null
  return file
}
