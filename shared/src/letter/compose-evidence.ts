import { type ComposedSentence, createClaim } from './composed.ts'
import { isEcho } from './echo.ts'
import type { LetterDraft } from './letter-draft.ts'
import type { StatementGroup } from './select-statements.ts'

/** What the letter has said of the requirements. A clause that repeats its requirement is introduced by it once. */
export interface Named {
  readonly requirements: Set<string>
  echoed: boolean
  /** How many examples it has. */
  count: number
}

/** Tells statements, each with a requirement that it shows where the letter has not named it yet. */
export const composeEvidence = (
  groups: readonly StatementGroup[],
  { phrases, picker }: LetterDraft,
  named: Named,
): ComposedSentence[] =>
  groups.flatMap(({ statements }) =>
    statements.map((statement, i) => {
      const { workplace, clause, source, meets } = statement
      const open = meets.filter(({ key }) => !named.requirements.has(key))
      const requirement = open.find(({ name }) => !isEcho(clause, name)) ?? (named.echoed ? undefined : open[0])
      for (const { key } of meets) named.requirements.add(key)
      const echoes = requirement !== undefined && isEcho(clause, requirement.name)
      named.echoed ||= echoes
      const goesOn = i > 0
      const slot = `${requirement ? 'named' : 'plain'}-${goesOn ? 'more' : 'first'}`
      const isFirst = named.count === 0
      named.count += 1
      const wordings = phrases.evidence({
        workplace,
        clause,
        requirement: requirement?.name ?? '',
        echoes,
        isFirst,
        goesOn,
      })
      const text = picker.next(slot, wordings)
      const mentions = (name: string) => name !== '' && text.includes(name)
      return createClaim(text, [
        source,
        ...(mentions(workplace.company) ? workplace.companySource : []),
        ...(mentions(phrases.toRunningTitle(workplace.position)) ? workplace.positionSource : []),
      ])
    }),
  )
