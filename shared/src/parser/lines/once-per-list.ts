/** A function of a list that is computed once for each list. Lists must not change. */
export const oncePerList = <Item, Result>(
  compute: (list: readonly Item[]) => Result,
): ((list: readonly Item[]) => Result) => {
  const known = new WeakMap<readonly Item[], { readonly result: Result }>()
  return (list) => {
    const found = known.get(list) ?? { result: compute(list) }
    known.set(list, found)
    return found.result
  }
}
