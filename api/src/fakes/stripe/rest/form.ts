export type FormValue = string | FormValue[] | { [key: string]: FormValue }

const isObject = (value: FormValue | undefined): value is { [key: string]: FormValue } =>
  typeof value === 'object' && !Array.isArray(value)

/** `a[b][0]` → `['a', 'b', '0']`. */
const parsePath = (key: string): string[] => [...key.matchAll(/[^[\]]+/g)].map(([part]) => part)

/** Converts objects whose keys are all numbers to arrays. */
const convertLists = (value: FormValue): FormValue => {
  if (!isObject(value)) return Array.isArray(value) ? value.map(convertLists) : value
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, item]) => convertLists(item))
    : Object.fromEntries(entries.map(([key, item]) => [key, convertLists(item)]))
}

/** Parses Stripe's form encoding (`items[0][price]=price_1`) to nested values. */
export const parseForm = (body: string): { [key: string]: FormValue } => {
  const root: { [key: string]: FormValue } = Object.create(null)
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.endsWith('[]') ? [...parsePath(key), String(getListLength(root, parsePath(key)))] : parsePath(key)
    const last = path.pop()
    if (last === undefined) continue
    let branch = root
    for (const part of path) {
      const next = branch[part]
      const child: { [key: string]: FormValue } = isObject(next) ? next : Object.create(null)
      branch[part] = child
      branch = child
    }
    branch[last] = value
  }
  const value = convertLists(root)
  return isObject(value) ? value : {}
}

const getListLength = (root: FormValue, path: readonly string[]): number => {
  const at = path.reduce<FormValue | undefined>((value, part) => (isObject(value) ? value[part] : undefined), root)
  return isObject(at) ? Object.keys(at).length : 0
}
