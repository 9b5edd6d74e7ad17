import { LIMITS } from '../../schema/limits.ts'
import type { RowReader, TableReader } from './table-reader.ts'

const YES = /^(yes|si|sí|true)$/i
const MOBILE = /mobile|m[oó]vil|celular/i

/** The main email address and phone number. Others are left for the report: a resume has one of each. */
export const extractContact = (tables: TableReader) => ({
  email: extractEmail(tables.rows('emails')),
  phone: extractPhone(tables.rows('phones')),
})

const extractEmail = (rows: readonly RowReader[]): string => {
  const main = rows.find((row) => YES.test(row.text('Primary'))) ?? rows[0]
  for (const row of rows) for (const column of ['Primary', 'Confirmed', 'Updated On']) row.drop(column, 'other-data')
  return main?.text('Email Address') ?? ''
}

const extractPhone = (rows: readonly RowReader[]): string => {
  const main = rows.find((row) => MOBILE.test(row.text('Type'))) ?? rows[0]
  for (const row of rows) row.drop('Type', 'other-data')
  const [number, extension] = [main?.text('Number') ?? '', main?.text('Extension') ?? '']
  return main?.join([number, extension && `ext. ${extension}`], ' ', LIMITS.lineChars) ?? ''
}
