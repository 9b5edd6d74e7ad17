// What Chrome 109, Firefox 115, Safari 17 and pages without https lack of the functions in use.
// Import it first on a page and in a worker.

const define = (target: object, name: string, value: unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

define(Promise, 'withResolvers', <T>() => {
  let resolve: (value: T | PromiseLike<T>) => void = () => {}
  let reject: (reason?: unknown) => void = () => {}
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
})

define(AbortSignal, 'any', (signals: Iterable<AbortSignal>): AbortSignal => {
  const all = [...signals]
  const controller = new AbortController()
  const abort = (event: Event): void => {
    for (const signal of all) signal.removeEventListener('abort', abort)
    if (event.target instanceof AbortSignal) controller.abort(event.target.reason)
  }
  const aborted = all.find((signal) => signal.aborted)
  if (aborted) controller.abort(aborted.reason)
  else for (const signal of all) signal.addEventListener('abort', abort)
  return controller.signal
})

define(Array.prototype, 'toSorted', function <T>(this: readonly T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare)
})

define(Array.prototype, 'toSpliced', function <T>(this: readonly T[], start: number, count: number, ...added: T[]) {
  const copy = [...this]
  copy.splice(start, count, ...added)
  return copy
})

define(Array.prototype, 'with', function <T>(this: readonly T[], at: number, value: T) {
  const copy = [...this]
  copy[at < 0 ? copy.length + at : at] = value
  return copy
})

/** RFC 9562, version 4. Pages without https have no `crypto.randomUUID`. */
define(crypto, 'randomUUID', () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-')
})

export {}
