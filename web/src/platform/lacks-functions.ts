const USED: readonly (readonly [object, string])[] = [
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [crypto, 'randomUUID'],
]

/** Whether the browser, or a page without https, lacks a function that web/src/polyfills.ts adds. */
export const lacksFunctions = (): boolean => USED.some(([target, name]) => !(name in target))
