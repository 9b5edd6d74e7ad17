interface Row {
  readonly id: string
  readonly fileName: string | null
  readonly createdAt: number
  readonly overallScore: number | null
}

/** The analysis made just before this one: of the same file name where there is one, else the last of all. */
export const findPreviousAnalysis = (rows: readonly Row[], id: string): Row | null => {
  const current = rows.find((row) => row.id === id)
  if (!current) return null
  const older = rows
    .filter((row) => row.id !== id && row.overallScore !== null && row.createdAt <= current.createdAt)
    .toSorted((a, b) => b.createdAt - a.createdAt)
  return older.find((row) => row.fileName !== null && row.fileName === current.fileName) ?? older[0] ?? null
}
