/** Added to the id of a digit's glyph for the same digit with the width of the widest one. */
export const TABULAR_OFFSET = 0x10000

/** Whether a glyph is a digit of tabular width. */
export const isTabularGlyph = (glyph: number): boolean => glyph >= TABULAR_OFFSET

/** The glyph that a tabular glyph draws; other glyphs are their own. */
export const getBaseGlyph = (glyph: number): number => glyph % TABULAR_OFFSET
