import { readFileSync } from 'node:fs'
import * as z from 'zod'

export interface Migration {
  readonly id: number
  readonly tag: string
  readonly statements: readonly string[]
}

const journal = z.object({ entries: z.array(z.object({ idx: z.int(), tag: z.string() })) })
const readMigrationFile = (name: string) => readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')

/** Reads the migrations that `npm run db:generate` created, oldest first. */
export const readMigrations = (): Migration[] =>
  journal.parse(JSON.parse(readMigrationFile('meta/_journal.json'))).entries.map(({ idx, tag }) => ({
    id: idx,
    tag,
    statements: readMigrationFile(`${tag}.sql`).split('--> statement-breakpoint'),
  }))
