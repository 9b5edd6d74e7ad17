/** The text with a small first letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The letters that a text opens with; empty when it opens with none. */
export const getFirstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? ''
