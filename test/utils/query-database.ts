import { createClient, type Row } from '@libsql/client'

/** Reads rows from a libSQL file beside the server that writes it. */
export const queryRows = async (file: string, sql: string): Promise<Row[]> => {
  const client = createClient({ url: `file:${file}`, timeout: 5_000 })
  try {
    return (await client.execute(sql)).rows
  } finally {
    client.close()
  }
}

/** The number that a query gives. */
export const queryNumber = async (file: string, sql: string): Promise<number> =>
  Number((await queryRows(file, sql))[0]?.[0])
