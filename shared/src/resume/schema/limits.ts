/** The largest resume that is accepted. A 20-page academic CV fits. */
export const LIMITS = {
  /** Of a one-line field. */
  lineChars: 1_000,
  /** Of a prose field. */
  proseChars: 20_000,
  /** Of one skill. */
  skillChars: 300,
  /** Of any list. */
  listItems: 400,
  /** Of a photo as a data URL. */
  photoChars: 700_000,
  /** Of an imported file: 10 MB. */
  fileBytes: 10 * 1024 * 1024,
  /** Of a pasted or extracted CV; the rest is cut off. */
  textChars: 400_000,
  /** Of a line of text; a longer one becomes several, broken between words where there are any. */
  textLineChars: 2_000,
  /** Lines of a text; the rest is left out, with the warning `truncated`. A 20-page CV has about 1,200. */
  textLines: 5_000,
  /** Of a text to analyze. */
  minTextChars: 50,
} as const
