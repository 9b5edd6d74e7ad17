interface TextPart {
  readonly text: string
  /** The address of a link; null for plain text. */
  readonly to: string | null
}

/** Splits a text of an info page at its links, which are written `[label](address)`. */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let rest = text
  for (;;) {
    const middle = rest.indexOf('](')
    const start = rest.lastIndexOf('[', middle)
    const end = rest.indexOf(')', middle)
    if (middle < 0 || start < 0 || end < 0) break
    if (start > 0) parts.push({ text: rest.slice(0, start), to: null })
    parts.push({ text: rest.slice(start + 1, middle), to: rest.slice(middle + 2, end) })
    rest = rest.slice(end + 1)
  }
  return rest === '' ? parts : [...parts, { text: rest, to: null }]
}
