import { LIMITS } from '../../schema/limits.ts'
import { sanitizeUrl } from '../../schema/safe-url.ts'
import type { DroppedValue } from '../dropped-value.ts'
import type { FieldExtractor } from '../field-extractor.ts'
import type { TableKind } from './columns.ts'

/** Reads the cells of a row by column; what is not read is reported. */
export interface RowReader {
  text(column: string, maxChars?: number): string
  prose(column: string): string
  /** An address with a safe scheme, else empty; an unsafe one is reported. */
  url(column: string): string
  /** The non-empty parts in one text, cut to `maxChars`. A cut is reported for the row. */
  join(parts: readonly string[], by: string, maxChars?: number): string
  drop(column: string, reason: DroppedValue['reason']): void
}

export interface TableReader {
  /** The name of a table's file; empty when the export has none. */
  fileName(kind: TableKind): string
  rows(kind: TableKind): RowReader[]
}

/** Reads tables that are in `fields` by file name. */
export const createTableReader = (fields: FieldExtractor, fileNames: ReadonlyMap<TableKind, string>): TableReader => {
  const fileName = (kind: TableKind) => fileNames.get(kind) ?? ''
  return {
    fileName,
    rows: (kind) =>
      fields.objects([fileName(kind)]).map((path) => ({
        text: (column, maxChars = LIMITS.lineChars) => fields.text([...path, column], maxChars),
        prose: (column) => fields.text([...path, column], LIMITS.proseChars),
        url: (column) => {
          const at = [...path, column]
          const url = fields.textMatching(at, (text) => sanitizeUrl(text) !== undefined)
          if (url === '' && fields.has(at)) fields.drop(at, 'invalid')
          return url
        },
        join: (parts, by, maxChars) => fields.join(path, parts, by, maxChars),
        drop: (column, reason) => {
          if (fields.has([...path, column])) fields.drop([...path, column], reason)
        },
      })),
  }
}
