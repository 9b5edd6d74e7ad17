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
