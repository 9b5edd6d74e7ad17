declare module 'hyphen/patterns/en-us.js' {
  /** Patterns such as `.ach4`, and whole words such as `ta-ble`. */
  const english: { readonly patterns: readonly string[]; readonly exceptions: readonly string[] }
  export default english
}
