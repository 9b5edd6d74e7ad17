/** Caps on what a resume document may hold. Generous for people (a 20-page academic CV fits), tight for machines. */
export const LIMITS = {
  /** Characters of a one-line field. */
  line: 1_000,
  /** Characters of a field of prose. */
  prose: 20_000,
  /** Characters of one comma-separated skill. */
  skill: 300,
  /** Entries of a list. */
  list: 400,
  /** Bytes of a photo as a data URL. */
  photo: 700_000,
  /** Bytes of a file that is imported (spec section 9: 10 MB). */
  file: 10 * 1024 * 1024,
  /** Characters of a pasted or extracted CV text that are kept. */
  text: 400_000,
  /** Fewest characters of a text that is analysed (spec section 5). */
  textMin: 50,
} as const
