/**
 * The one place where a value is given a type that the compiler cannot see. Say in the call why it holds.
 * Never for data from outside: that is parsed with its schema.
 */
export const unsafeCast = <T>(value: unknown, _because: string): T => value as T
