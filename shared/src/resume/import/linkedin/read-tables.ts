import { decodeText } from '../../../archive/decode-text.ts'
import { openZip, type ZipArchive } from '../../../archive/open-zip.ts'
import { foldAccents } from '../../schema/fold-accents.ts'
import { LIMITS } from '../../schema/limits.ts'
import type { DroppedValue } from '../dropped-value.ts'
import { COLUMN_ALIASES, COLUMNS, FILE_NAMES, type TableKind } from './columns.ts'
import { parseCsv } from './parse-csv.ts'

type Row = Readonly<Record<string, string>>

/** The tables of an export: rows by file name, keyed by the English column names. */
export interface LinkedInTables {
  readonly rows: Readonly<Record<string, readonly Row[]>>
  readonly fileNames: ReadonlyMap<TableKind, string>
  /** Whether headers of the file are translated to Spanish. */
  readonly isSpanish: boolean
  readonly dropped: DroppedValue[]
}

/** The header stands in one of the first rows, below the notes that some files start with. */
const MAX_HEADER_ROW = 10

/**
 * Reads the tables that a resume is made of; other files are reported without inflating them.
 * @throws AppError of `openZip` and `parseCsv`
 */
export const readTables = (bytes: Uint8Array): LinkedInTables => {
  const archive = openZip(bytes)
  const rows: Record<string, readonly Row[]> = {}
  const fileNames = new Map<TableKind, string>()
  const dropped: DroppedValue[] = []
  let isSpanish = false
  for (const path of listFiles(archive)) {
    const kind = findTableKind(path)
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (kind === undefined || fileNames.has(kind)) {
      dropped.push({ path, reason: 'other-data' })
      continue
    }
    const table = readTable(kind, name, decodeText(archive.read(path) ?? new Uint8Array()))
    fileNames.set(kind, name)
    rows[name] = table.rows
    isSpanish ||= table.isSpanish
    dropped.push(...table.dropped)
  }
  return { rows, fileNames, isSpanish, dropped }
}

/** Whether an archive has a table that only a resume is made of. */
export const isLinkedInArchive = (archive: ZipArchive): boolean =>
  listFiles(archive).some((path) => findTableKind(path) !== undefined)

const listFiles = (archive: ZipArchive): string[] => [...archive.entries.keys()].filter((path) => !path.endsWith('/'))

const KINDS: ReadonlyMap<string, TableKind> = new Map(
  Object.keys(FILE_NAMES)
    .filter((kind): kind is TableKind => Object.hasOwn(FILE_NAMES, kind))
    .flatMap((kind) => FILE_NAMES[kind].map((name) => [name, kind] as const)),
)

const findTableKind = (path: string): TableKind | undefined => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /\.csv$/i.test(name) ? KINDS.get(normalizeName(name.slice(0, -4))) : undefined
}

const normalizeName = (text: string): string =>
  foldAccents(text)
    .replace(/[\s_-]+/g, ' ')
    .trim()

interface Table {
  readonly rows: Row[]
  readonly isSpanish: boolean
  readonly dropped: DroppedValue[]
}

const readTable = (kind: TableKind, name: string, text: string): Table => {
  const cells = parseCsv(text)
  const at = cells.slice(0, MAX_HEADER_ROW).findIndex((row) => isHeader(kind, row))
  const header = cells[at]
  if (!header)
    return { rows: [], isSpanish: false, dropped: cells.length > 0 ? [{ path: name, reason: 'invalid' }] : [] }
  const columns = toColumnNames(kind, header)
  const lines = cells.slice(at + 1)
  const dropped: DroppedValue[] = []
  if (at > 0) dropped.push({ path: `${name}.notes`, reason: 'other-data' })
  if (lines.length > LIMITS.listItems)
    dropped.push({ path: `${name}.${LIMITS.listItems}-${lines.length - 1}`, reason: 'too-many' })
  return {
    rows: lines.slice(0, LIMITS.listItems).map((line) => toRow(columns, line)),
    isSpanish: header.some((cell, i) => columns[i] !== cell.trim() && SPANISH_NAMES.has(normalizeName(cell))),
    dropped,
  }
}

const isHeader = (kind: TableKind, row: readonly string[]): boolean => {
  const names = row.filter((cell) => cell.trim() !== '')
  return names.length > 0 && names.filter((cell) => findColumn(kind, cell) !== undefined).length * 2 >= names.length
}

const findColumn = (kind: TableKind, cell: string): string | undefined => {
  const name = normalizeName(cell)
  const columns: readonly string[] = COLUMNS[kind]
  return (
    columns.find((column) => column.toLowerCase() === name) ??
    columns.find((column) => COLUMN_ALIASES[column]?.includes(name))
  )
}

const SPANISH_NAMES: ReadonlySet<string> = new Set(Object.values(COLUMN_ALIASES).flatMap((names) => names.slice(0, 1)))

/** English names; a column that is not known, or there already, keeps its own with its number. */
const toColumnNames = (kind: TableKind, header: readonly string[]): string[] => {
  const used = new Set<string>()
  return header.map((cell, i) => {
    const column = findColumn(kind, cell)
    const name = column !== undefined && !used.has(column) ? column : `${cell.trim()} (${i + 1})`
    used.add(name)
    return name
  })
}

/** Cells beyond the header are kept under their number, so that they are reported. */
const toRow = (columns: readonly string[], line: readonly string[]): Row =>
  Object.fromEntries(line.map((cell, i) => [columns[i] ?? `(${i + 1})`, cell]))
