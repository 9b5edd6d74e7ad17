import type { DrawList, PageOverflow, PositionedText } from '../draw/draw-list.ts'

const LISTED_ENTRIES = 3

/** Counts the lines of a document beyond `wantedPages`, and those of its longest entries. */
export const measureOverflow = ({ pages }: DrawList, wantedPages: number): PageOverflow => {
  const lines = pages.flatMap((page, number) =>
    page.texts.filter((text) => text.node).map((text) => ({ text, number })),
  )
  const entries = new Map<string, { title: string; rows: Set<string> }>()
  for (const { text, number } of lines) {
    const key = getEntryKey(text)
    if (key === undefined) continue
    const entry = entries.get(key) ?? { title: '', rows: new Set() }
    entries.set(key, entry)
    if (entry.title === '' && text.node?.role === 'H3') entry.title = text.text.trim()
    entry.rows.add(getRow(text, number))
  }
  return {
    wantedPages,
    pages: pages.length,
    lines: new Set(lines.filter(({ number }) => number >= wantedPages).map(({ text, number }) => getRow(text, number)))
      .size,
    longestEntries: [...entries.values()]
      .filter(({ title }) => title !== '')
      .map(({ title, rows }) => ({ title, lines: rows.size }))
      .sort((a, b) => b.lines - a.lines)
      .slice(0, LISTED_ENTRIES),
  }
}

/** Texts on the same baseline are one line. */
const getRow = ({ y }: PositionedText, page: number): string => `${page} ${Math.round(y)}`

/** `experience/job-1` of `experience/job-1/company`. */
const getEntryKey = ({ node }: PositionedText): string | undefined => {
  const [section, entry, field] = node?.path?.split('/') ?? []
  return field === undefined ? undefined : `${section}/${entry}`
}
