const known: { readonly clear: () => void }[] = []

/** Stands for the cache of the sources, which would hide a change from all tests but the first that reads a text. */
export const cacheByText = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const values = new Map<string, T>()
  known.push(values)
  return (text) => {
    const value = values.get(text) ?? compute(text)
    values.set(text, value)
    return value
  }
}

/** Empties all caches. */
export const clearCaches = (): void => {
  for (const values of known) values.clear()
}
