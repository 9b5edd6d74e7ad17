/** The calendar month (UTC) that usage is counted in: `YYYY-MM`, its first instant and the next one's, in UTC ms. */
export const monthOf = (now: number): { month: string; start: number; end: number } => {
  const date = new Date(now)
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { month: date.toISOString().slice(0, 7), start: Date.UTC(year, index, 1), end: Date.UTC(year, index + 1, 1) }
}
