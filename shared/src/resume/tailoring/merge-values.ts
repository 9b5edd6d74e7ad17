import { isDeepEqual } from '../edits/deep-equal.ts'

/**
 * Three-way merge of two records, key by key: what `mine` did not change since `base` is taken from `theirs`. A key that
 * is missing counts as a value.
 */
export const mergeValues = <T>(
  base: Readonly<Record<string, T>>,
  theirs: Readonly<Record<string, T>>,
  mine: Readonly<Record<string, T>>,
): Record<string, T> => {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const entries = [...keys].flatMap((key): [string, T][] => {
    const value = isDeepEqual(mine[key], base[key]) ? theirs[key] : mine[key]
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}
