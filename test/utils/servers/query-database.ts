import { createClient, type Row } from '@libsql/client'

/** Queries a libSQL file that a server may be writing to. */
export const queryRows = async (file: string, sql: string): Promise<Row[]> => {
  const client = createClient({ url: `file:${file}`, timeout: 5_000 })
  try {
    return (await client.execute(sql)).rows
  } finally {
    client.close()
  }
}

/** The first value of a query as a number. */
export const queryNumber = async (file: string, sql: string): Promise<number> =>
  Number((await queryRows(file, sql))[0]?.[0])
