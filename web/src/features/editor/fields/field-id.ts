/** Returns the `data-field` value by which a field is found in the DOM. */
export const fieldId = (path: readonly string[]): string => path.join('/')
