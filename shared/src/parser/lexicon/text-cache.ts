/** Texts that a cache holds before it is emptied, and their characters. */
const MAX_TEXTS = 4_000
const MAX_CHARS = 1_600_000
/** Longer texts, such as a whole page, are rarely the same twice. */
const MAX_TEXT_CHARS = 2_000

/** Keeps the values of a pure function of a text: rules look the same lines up, again after every keystroke. */
export const cacheByText = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  let chars = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    if (text.length > MAX_TEXT_CHARS) return value
    if (known.size >= MAX_TEXTS || chars >= MAX_CHARS) {
      known.clear()
      chars = 0
    }
    known.set(text, value)
    chars += text.length
    return value
  }
}
