/** Returns the base name with the first free number: `CV`, `CV 2`, `CV 3`, … */
export const nextDraftName = (base: string, taken: readonly string[]): string => {
  if (!taken.includes(base)) return base
  let n = 2
  while (taken.includes(`${base} ${n}`)) n++
  return `${base} ${n}`
}
