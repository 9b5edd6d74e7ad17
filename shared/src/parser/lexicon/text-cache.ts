/** Texts that a cache holds before it is emptied. */
const MAX_TEXTS = 4_000
/** Longer texts are rarely the same twice. */
const MAX_CHARS = 400

/** Keeps the values of a pure function of a text: rules look the same lines up, again after every keystroke. */
export const cacheByText = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    if (text.length > MAX_CHARS) return value
    if (known.size >= MAX_TEXTS) known.clear()
    known.set(text, value)
    return value
  }
}
