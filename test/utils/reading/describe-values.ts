/** Each value of a JSON value on a line of its own, with its path. Keys without a value are left out. */
export const describeValues = (value: unknown, path = ''): string[] => {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [`${path}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, inner]) => describeValues(inner, path ? `${path}.${key}` : key))
}
