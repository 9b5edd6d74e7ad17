/** The value that `share` (0–1) of the values do not exceed; NaN where there is none. */
export const quantile = (values: readonly number[], share: number): number => {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN
}

/** NaN where there is no value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Runs `work` `warmups` times without measuring, then `runs` times; the wall time of each in ms. */
export const timeRuns = async (warmups: number, runs: number, work: () => unknown): Promise<number[]> => {
  for (let i = 0; i < warmups; i++) await work()
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}
