export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

export const at = (values: readonly number[], share: number): number => {
  const ordered = sorted(values)
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => at(values, 0.5)

/** Runs a piece of work `warm` times unseen, then `runs` times; the time of each in ms. */
export const timed = async (warm: number, runs: number, work: () => unknown): Promise<number[]> => {
  for (let i = 0; i < warm; i++) await work()
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}
