const MOST = 120
/** Controls, marks that turn the direction of text, and what paths and headers are made of. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029"<>|?*:;%]/gu

/** The last part of a path as a name that is safe in a table, a page and a header; null when nothing is left of it. */
export const safeFileName = (raw: string | undefined): string | null => {
  const last = raw?.split(/[/\\]/).at(-1) ?? ''
  const clean = last.normalize('NFC').replace(UNSAFE, '').replace(/^\.+/, '').replace(/\s+/g, ' ').trim()
  return [...clean].slice(0, MOST).join('') || null
}
