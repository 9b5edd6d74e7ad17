const MAX_QUOTE_CHARS = 300

/** The text that a warning is about, cut to a length that its schema takes. */
export const toQuote = (text: string): string => text.slice(0, MAX_QUOTE_CHARS)
