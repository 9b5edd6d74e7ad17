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
  /** Entries of one section. */
  sectionEntries: 200,
  /** Bullets of one entry, and paragraphs of one custom section. */
  entryBullets: 300,
  /** Bullets of all entries. A 20-page CV has about 900. */
  bullets: 1_500,
  /** Of a resume in one language as JSON, without its photo and brand. A 20-page CV has 80,000. */
  contentChars: 150_000,
  /** Of a stored resume as JSON: both languages with the ids, without its photo and brand. */
  documentChars: 400_000,
  /** Pages of a PDF that are read; the rest is left out, with the warning `truncated`. A longer PDF is not drawn. */
  pages: 60,
  /** Of an extracted document as JSON, for each character of its text; `layoutBaseChars` more are free. */
  layoutCharsPerTextChar: 25,
  layoutBaseChars: 100_000,
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
  /** Of the text of a job ad. */
  jobAdChars: 20_000,
  /** Of a text to analyze. */
  minTextChars: 50,
} as const
