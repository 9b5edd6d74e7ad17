/** Caps on what a resume document may hold. Generous for people (a 20-page academic CV fits), tight for machines. */
export const LIMITS = {
  /** Characters of a one-line field. */
  lineChars: 1_000,
  /** Characters of a field of prose. */
  proseChars: 20_000,
  /** Characters of one comma-separated skill. */
  skillChars: 300,
  /** Entries of a list. */
  listItems: 400,
  /** Bytes of a photo as a data URL. */
  photoChars: 700_000,
  /** Bytes of a file that is imported (spec section 9: 10 MB). */
  fileBytes: 10 * 1024 * 1024,
  /** Characters of a pasted or extracted CV text that are kept. */
  textChars: 400_000,
  /** Fewest characters of a text that is analysed (spec section 5). */
  minTextChars: 50,
} as const
