export type FormValue = string | FormValue[] | { [key: string]: FormValue }

const isBranch = (value: FormValue | undefined): value is { [key: string]: FormValue } =>
  typeof value === 'object' && !Array.isArray(value)

/** `a[b][0]=c` to `['a','b','0']`. */
const pathOf = (key: string): string[] => [...key.matchAll(/[^[\]]+/g)].map(([part]) => part)

/** Objects whose keys are all numbers, and `a[]`, are lists. */
const toLists = (value: FormValue): FormValue => {
  if (!isBranch(value)) return Array.isArray(value) ? value.map(toLists) : value
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, item]) => toLists(item))
    : Object.fromEntries(entries.map(([key, item]) => [key, toLists(item)]))
}

/** Stripe's form encoding (`items[0][price]=price_1`) to nested values. */
export const readForm = (body: string): { [key: string]: FormValue } => {
  const root: { [key: string]: FormValue } = Object.create(null)
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.endsWith('[]') ? [...pathOf(key), String(listLength(root, pathOf(key)))] : pathOf(key)
    const last = path.pop()
    if (last === undefined) continue
    let branch = root
    for (const part of path) {
      const next = branch[part]
      const child: { [key: string]: FormValue } = isBranch(next) ? next : Object.create(null)
      branch[part] = child
      branch = child
    }
    branch[last] = value
  }
  const read = toLists(root)
  return isBranch(read) ? read : {}
}

const listLength = (root: FormValue, path: readonly string[]): number => {
  const at = path.reduce<FormValue | undefined>((value, part) => (isBranch(value) ? value[part] : undefined), root)
  return isBranch(at) ? Object.keys(at).length : 0
}
