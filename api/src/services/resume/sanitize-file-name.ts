const MAX_FILE_NAME_CHARS = 120
/** Control and format characters (also those that change the text direction) and characters of paths and headers. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029"<>|?*:;%]/gu

/** The last part of a path as a name that is safe in a table, a page and a header; null when nothing is left. */
export const sanitizeFileName = (path: string | undefined): string | null => {
  const name = path?.split(/[/\\]/).at(-1) ?? ''
  const safe = name.normalize('NFC').replace(UNSAFE_CHARACTERS, '').replace(/^\.+/, '').replace(/\s+/g, ' ').trim()
  return [...safe].slice(0, MAX_FILE_NAME_CHARS).join('') || null
}
