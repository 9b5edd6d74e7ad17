interface Row {
  readonly id: string
  readonly fileName: string | null
  readonly createdAt: number
  readonly overallScore: number | null
}

/** The last analysis before `id` of a file of the same name; null when there is none, and for pasted text. */
export const findPreviousAnalysis = (rows: readonly Row[], id: string): Row | null => {
  const current = rows.find((row) => row.id === id)
  if (!current?.fileName) return null
  const older = rows
    .filter((row) => row.id !== id && row.overallScore !== null && row.createdAt <= current.createdAt)
    .toSorted((a, b) => b.createdAt - a.createdAt)
  return older.find((row) => row.fileName === current.fileName) ?? null
}

const MIN_SHARED_WORDS = 0.5

const listWords = ({ lines }: TextLines): ReadonlySet<string> =>
  new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []))

interface TextLines {
  readonly lines: readonly { readonly text: string }[]
}

/** Whether two texts are versions of one CV: the shorter has at least half of its words in the other. */
export const isSameCv = (a: TextLines, b: TextLines): boolean => {
  const [first, second] = [listWords(a), listWords(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared >= Math.min(first.size, second.size) * MIN_SHARED_WORDS
}
