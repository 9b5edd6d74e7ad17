/** Document path (`languages/…`, `experience/…`) of a path in the flat shape (`skills/languages/…`, `sections/…`). */
export const toDocumentPath = (flatPath: string): string =>
  flatPath.replace(/^sections\//, '').replace(/^skills\/languages/, 'languages')

/** Flat-shape path of a document path: the inverse of `toDocumentPath`, without `sections/`. */
export const toFlatPath = (documentPath: string): string => documentPath.replace(/^languages/, 'skills/languages')
