/** Ranks from 1; equal values get their mean rank. */
const toRanks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    const same = values.filter((other) => other === value).length
    return below + (same + 1) / 2
  })

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/** Spearman's rank correlation of two lists of the same length, −1 to 1. */
export const spearman = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [toRanks(a), toRanks(b)]
  const [mx, my] = [mean(x), mean(y)]
  const product = x.reduce((sum, v, i) => sum + (v - mx) * ((y[i] ?? 0) - my), 0)
  const spread = (values: readonly number[], m: number) => Math.sqrt(values.reduce((sum, v) => sum + (v - m) ** 2, 0))
  return product / (spread(x, mx) * spread(y, my))
}
