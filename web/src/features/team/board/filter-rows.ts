import type { CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import { foldAccents } from '#shared/resume/schema/fold-accents.ts'
import { getRequirementKey, sortByMatch } from '#shared/team/board.ts'

export const SORT_KEYS = ['match', 'score', 'name', 'added'] as const
type SortKey = (typeof SORT_KEYS)[number]

export interface BoardView {
  readonly search: string
  /** Empty: all. */
  readonly tag: string
  /** Key of a requirement that the resume has to meet; empty: none. */
  readonly requirement: string
  readonly sort: SortKey
}

export const INITIAL_VIEW: BoardView = { search: '', tag: '', requirement: '', sort: 'match' }

type Row = Pick<
  CandidateSummaryResponse,
  'name' | 'fileName' | 'tags' | 'requirements' | 'matchRate' | 'overallScore' | 'addedAt'
>

const SORTERS: Readonly<Record<SortKey, <T extends Row>(rows: readonly T[]) => T[]>> = {
  match: sortByMatch,
  score: (rows) => rows.toSorted((a, b) => b.overallScore - a.overallScore),
  name: (rows) => rows.toSorted((a, b) => a.name.localeCompare(b.name)),
  added: (rows) => rows.toSorted((a, b) => b.addedAt - a.addedAt),
}

/** The rows that a view shows, in its order. A search ignores case and accents. */
export const selectRows = <T extends Row>(rows: readonly T[], view: BoardView): T[] => {
  const search = foldAccents(view.search.trim())
  const selected = rows.filter(
    ({ name, fileName, tags, requirements }) =>
      (search === '' || [name, fileName, ...tags].some((text) => foldAccents(text).includes(search))) &&
      (view.tag === '' || tags.includes(view.tag)) &&
      (view.requirement === '' ||
        requirements.some((one) => getRequirementKey(one) === view.requirement && one.status === 'met')),
  )
  return SORTERS[view.sort](selected)
}

/** All tags of a board, in alphabetical order. */
export const listTags = (rows: readonly Pick<Row, 'tags'>[]): string[] =>
  [...new Set(rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b))
