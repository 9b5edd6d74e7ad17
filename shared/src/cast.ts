/**
 * Casts a value to a type that the compiler cannot infer; the second argument states why it holds. Never for external
 * data: parse that with its schema.
 */
export const unsafeCast = <T>(value: unknown, _because: string): T => value as T
