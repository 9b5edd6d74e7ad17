/** One value that React (or anything) can follow. */
export interface Observable<T> {
  get(): T
  set(value: T): void
  subscribe(tell: () => void): () => void
}

export const createObservable = <T>(initial: T): Observable<T> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const tell of [...listeners]) tell()
    },
    subscribe: (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
