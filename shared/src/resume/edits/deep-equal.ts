/** Deep equality of two JSON values. A key with the value undefined counts as absent. */
export const isDeepEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a).filter(([, v]) => v !== undefined)
  const right = new Map(Object.entries(b).filter(([, v]) => v !== undefined))
  return left.length === right.size && left.every(([k, v]) => right.has(k) && isDeepEqual(v, right.get(k)))
}
