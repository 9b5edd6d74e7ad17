import type { RequirementOutcome } from './candidate.ts'

/** A row of a board as files show it. */
export interface BoardRow {
  readonly name: string
  readonly fileName: string
  readonly overallScore: number
  readonly matchRate: number | null
  readonly requirements: readonly RequirementOutcome[]
  readonly tags: readonly string[]
  readonly notes: number
  readonly addedBy: string | null
  /** UTC ms. */
  readonly addedAt: number
  /** UTC ms. */
  readonly deleteAt: number
}

/** A board as a file. */
export interface BoardFile {
  readonly title: string
  readonly teamName: string
  readonly rows: readonly BoardRow[]
}

/** Identifies a requirement on a board: all of its CVs have the same ones, in the same order. */
export const getRequirementKey = ({ kind, name }: Pick<RequirementOutcome, 'kind' | 'name'>): string =>
  `${kind} ${name}`

/** The requirements of a board: those of its CVs, each once, in the order of the ad. */
export const listBoardRequirements = (rows: readonly Pick<BoardRow, 'requirements'>[]): RequirementOutcome[] => {
  const known = new Map<string, RequirementOutcome>()
  for (const requirement of rows.flatMap(({ requirements }) => requirements))
    if (!known.has(getRequirementKey(requirement))) known.set(getRequirementKey(requirement), requirement)
  return [...known.values()]
}

/** How many requirements a CV meets, and of how many. */
export const countMet = (requirements: readonly RequirementOutcome[]) => ({
  met: requirements.filter(({ status }) => status === 'met').length,
  all: requirements.length,
})

/** Rows by match rate, then score, the highest first; without a rate last. */
export const sortByMatch = <T extends Pick<BoardRow, 'matchRate' | 'overallScore'>>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (b.matchRate ?? -1) - (a.matchRate ?? -1) || b.overallScore - a.overallScore)
