import * as z from 'zod'
import type { CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import type { listCandidates } from '../../db/queries/team/team-candidates.ts'

const tagsSchema = z.array(z.string())

/** The tags that a query returns as JSON. */
export const parseTags = (json: string): string[] => tagsSchema.parse(JSON.parse(json))

/** A row of a board as its members receive it. */
export const toSummaryResponse = (
  row: Awaited<ReturnType<typeof listCandidates>>[number],
): CandidateSummaryResponse => ({ ...row, tags: parseTags(row.tags) })
