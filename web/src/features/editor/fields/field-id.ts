/** The mark by which a field is found on screen: its path. */
export const fieldId = (path: readonly string[]): string => path.join('/')
